import { Seo } from '@3eu/shared/seo';
import { PageHeader } from '@3eu/shared/ui';
import { content } from '../../content/{{name}}';

export function Page() {
  return (
    <>
      <Seo {...content.seo} />
      <PageHeader variant="plain" title={content.title} lede={content.lede} />
    </>
  );
}
