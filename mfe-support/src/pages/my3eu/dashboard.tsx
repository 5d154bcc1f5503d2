import type { UserType } from '@3eu/shared/store';
import { Button, DateList, Facts, PageHeader, Rail, Section, SectionHeading, Split, Stack, TextLink } from '@3eu/shared/ui';
import { my3eu } from '../../content/my3eu';
import { AccountState } from './account-state';
import { Notices } from './notices';
import { ResourceCards } from './resource-cards';

/** The signed-in portal of one user type. */
export function Dashboard({ userType, onSignOut }: { userType: UserType; onSignOut: () => void }) {
  const { welcome, state, signOut, resources, notices, activity, support } = my3eu.dashboard;
  return (
    <>
      <PageHeader variant="dark" title={welcome[userType]} actions={<Button variant="secondary" onClick={onSignOut}>{signOut}</Button>}>
        <AccountState {...state} />
      </PageHeader>
      <Section>
        <Split ratio="8/4" reverse>
          <Rail aria-labelledby="notices"><Notices {...notices} id="notices" /></Rail>
          <Stack gap={64}>
            <section aria-labelledby="resources">
              <SectionHeading title={resources.title} id="resources" />
              <ResourceCards items={resources.list[userType]} />
            </section>
            <section aria-labelledby="activity">
              <SectionHeading title={activity.title} id="activity" />
              <DateList items={activity.list} />
            </section>
          </Stack>
        </Split>
      </Section>
      <Section tone="ice" spacing="tight" labelledBy="support">
        <Split ratio="5/7">
          <SectionHeading title={support.title} id="support" />
          <div>
            <Facts items={support.facts.map((fact) => ({ term: fact.term, value: 'href' in fact ? <TextLink href={fact.href}>{fact.value}</TextLink> : fact.value }))} />
          </div>
        </Split>
      </Section>
    </>
  );
}
