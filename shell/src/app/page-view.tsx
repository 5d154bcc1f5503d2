import { use } from 'react';
import type { PageModule } from '@3eu/shared/contract';
import { pageAttribute } from '@3eu/shared/contract/elements';
import { ParamsContext } from '@3eu/shared/router';
import { CrashScreen } from '../error-screen/crash-screen';
import { ErrorBoundary } from '../error-screen/error-boundary';
import { SectionUnavailable } from '../error-screen/section-unavailable';
import type { Source } from '../remotes/loader';
import type { SitePage } from '../router/site';
import { useNavigation } from '../router/site-router';
import { Dehydrated, Hydrated } from '../hydration/hydrated';
import { useServices } from '../services';

const noParams = {};

const mark = [pageAttribute, ''] as const;

/** @param isPrerendered The document brought the page. */
function ShownPage({ Page, isPrerendered }: PageModule & { isPrerendered: boolean }) {
  return (
    <Hydrated mark={mark} isPrerendered={isPrerendered}>
      <Page />
    </Hydrated>
  );
}

/** A page of this document: React leaves the prerendered one alone until its module arrives, however long that takes. */
function HydratedPage({ source }: { source: Source<PageModule> }) {
  const { loader, hydrate } = useServices();
  const module = loader.peek(source) ?? use(hydrate(source, `[${pageAttribute}]`, 0));
  return module ? <ShownPage {...module} isPrerendered /> : <Dehydrated mark={mark} />;
}

function moduleElement({ origin }: SitePage, module: PageModule | undefined) {
  const known = origin.kind === 'here' ? origin.module : module;
  if (known) return <ShownPage {...known} isPrerendered={module === undefined} />;
  return origin.kind === 'module' ? <HydratedPage source={origin.source} /> : null;
}

/** The page that a navigation ended with, or the screen shown instead. Header and footer are not affected. */
export function PageView() {
  const { loader } = useServices();
  const { outcome, visit } = useNavigation().shown;
  if (outcome.kind === 'unavailable') return <SectionUnavailable isOverridden={outcome.isOverridden} />;
  const { page, module } = outcome;
  const { origin, params = noParams } = page;
  const discard = () => origin.kind === 'module' && loader.discard(origin.source);
  return (
    <ErrorBoundary resetKey={visit} fallback={(error) => <CrashScreen error={error} />} onError={discard}>
      <ParamsContext value={params}>{moduleElement(page, module)}</ParamsContext>
    </ErrorBoundary>
  );
}
