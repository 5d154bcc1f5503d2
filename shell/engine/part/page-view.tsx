import { use } from 'react';
import type { PageModule } from '@3eu/platform/contract';
import { pageAttribute } from '@3eu/platform/contract/elements';
import { ParamsContext } from '@3eu/platform/page';
import { ErrorBoundary } from './error-boundary';
import type { Source } from '../federation/loader';
import type { Outcome } from '../navigation/fallbacks';
import { useShown } from '../navigation/site-router';
import { Dehydrated, Hydrated } from './hydrated';
import { useServices } from '../services';

type PageOutcome = Exclude<Outcome, { kind: 'unavailable' }>;

const noParams = {};

const mark = [pageAttribute, ''] as const;

/** @param isPrerendered The document brought the page. */
function ShownPage({ Page, isPrerendered = false }: PageModule & { isPrerendered?: boolean }) {
  return (
    <Hydrated mark={mark} isPrerendered={isPrerendered}>
      <Page />
    </Hydrated>
  );
}

/** A page of this document: React leaves the prerendered one alone until its module arrives, however long that takes. */
function HydratedPage({ source }: { source: Source<PageModule> }) {
  const { loader, hydrate } = useServices();
  const { instance } = useShown();
  const module = loader.peek(source) ?? use(hydrate(source, instance, { selector: `[${pageAttribute}]` }));
  return module ? <ShownPage {...module} isPrerendered /> : <Dehydrated mark={mark} />;
}

function pageElement(outcome: PageOutcome) {
  if (outcome.kind === 'page') return <ShownPage {...outcome.module} />;
  const { origin } = outcome.page;
  if (origin.kind === 'here') return <ShownPage {...origin.module} isPrerendered />;
  return <HydratedPage source={origin.source} />;
}

/** The page that a navigation ended with, or the screen shown instead. Header and footer are not affected. */
export function PageView() {
  const { loader, shell } = useServices();
  const { CrashScreen, SectionUnavailable } = shell;
  const shown = useShown();
  const { outcome } = shown;
  if (outcome.kind === 'unavailable') return <SectionUnavailable />;
  const { origin, params = noParams } = outcome.page;
  const discard = () => origin.kind === 'module' && loader.discard(origin.source);
  return (
    <ErrorBoundary resetKey={shown} fallback={(error) => <CrashScreen error={error} />} onError={discard}>
      <ParamsContext value={params}>{pageElement(outcome)}</ParamsContext>
    </ErrorBoundary>
  );
}
