import { Seo } from '@3eu/shared/seo';
import { Section, Split, Stack } from '@3eu/shared/ui';
import { requestInfo as content } from '../../content/request-info';
import { NeedsScript } from '../../needs-script';
import { breadcrumbList } from '../../structured-data';
import { Introduction } from './introduction';
import { RequestPanel } from './request-panel';

export function RequestInfoPage() {
  return (
    <>
      <Seo {...content.seo} jsonLd={breadcrumbList({ label: content.breadcrumb, href: '/request-info' })} />
      <Section tone="ice">
        <Split ratio="5/7">
          <Introduction />
          <Stack>
            <NeedsScript {...content.needsScript} />
            <RequestPanel />
          </Stack>
        </Split>
      </Section>
    </>
  );
}
