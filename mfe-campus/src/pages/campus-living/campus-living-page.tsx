import { Seo } from '@3eu/shared/seo';
import { PageHeader } from '@3eu/shared/ui';

export function CampusLivingPage() {
  return (
    <>
      <Seo title="Campus living" description="Campus living" keywords={['campus-living']} section="Student life" />
      <PageHeader title="Campus living" />
    </>
  );
}
