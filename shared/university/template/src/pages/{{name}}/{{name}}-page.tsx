import { ContentPage, PageHeader } from '@3eu/university/ui';
import { content } from '../../content/{{name}}';

export function Page() {
  return (
    <ContentPage of={content}>
      <PageHeader variant="plain" title={content.title} lede={content.lede} />
    </ContentPage>
  );
}
