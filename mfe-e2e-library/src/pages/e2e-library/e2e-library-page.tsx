import { PageHeader } from '@3eu/shared/ui';
import { Seo } from '@3eu/shared/seo';
import { content } from '../../content/e2e-library';

export function E2eLibraryPage() {
  return (
    <>
      <Seo {...content.seo} />
      <PageHeader variant="plain" title={content.title} lede={content.lede} />
    </>
  );
}
