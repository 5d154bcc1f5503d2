import { Seo } from '@3eu/shared/seo';
import { PageHeader } from '@3eu/shared/ui';

export function AthleticsPage() {
  return (
    <>
      <Seo title="Athletics" description="Athletics" keywords={['athletics']} section="Student life" />
      <PageHeader title="Athletics" />
    </>
  );
}
