import { Seo } from '@3eu/shared/seo';
import { PageHeader } from '@3eu/shared/ui';

export function CareerSupportPage() {
  return (
    <>
      <Seo title="Career support" description="Career support" keywords={['career-support']} section="Student life" />
      <PageHeader title="Career support" />
    </>
  );
}
