import { Seo } from '@3eu/platform/page';
import { PageHeader } from '@3eu/university/ui';
import { content } from '../../content/{{name}}';

export function Page() {
  return (
    <>
      <Seo {...content.seo} />
      <PageHeader variant="plain" title={content.title} lede={content.lede} />
    </>
  );
}
