import { PageHeader, Section, Split, ContentPage } from '@3eu/university/ui';
import { application as content } from '../../content/application';
import { admissionsSection } from '../../content/section';
import { LeaveGuard } from './leave-guard';
import { Tips } from './tips';
import { useApplicationAddress } from './use-address';
import { forgetDraft, useDraft } from './use-draft';
import { Wizard } from './wizard';

export function Page() {
  const address = useApplicationAddress();
  const controls = useDraft(address.major);
  return (
    <ContentPage of={content} title={content.tabTitle(address.step)}>
      <PageHeader variant="plain" {...content.header} breadcrumb={[admissionsSection, { label: 'Application' }]} />
      <Section>
        <Split ratio="8/4">
          <Wizard controls={controls} address={address} />
          <Tips />
        </Split>
      </Section>
      <LeaveGuard dirty={controls.dirty} onLeave={forgetDraft} />
    </ContentPage>
  );
}
