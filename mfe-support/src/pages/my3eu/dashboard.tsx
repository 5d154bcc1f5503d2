import type { UserType } from '@3eu/university/store';
import { Button, Facts, H1, Ledger, Rail, Section, Subsection, Split, Stack } from '@3eu/university/ui';
import { my3eu } from '../../content/my3eu';
import { AccountState } from './account-state';
import { Notices } from './notices';
import { ResourceCards } from './resource-cards';

/** The signed-in portal of one user type. */
export function Dashboard({ userType, onSignOut }: { userType: UserType; onSignOut: () => void }) {
  const { welcome, state, signOut, resources, notices, activity, support } = my3eu.dashboard;
  return (
    <>
      <Section tone="dark" spacing="tight">
        <Split ratio="7/5" align="end">
          <Stack>
            <H1>{welcome[userType]}</H1>
            <Button variant="secondary" onClick={onSignOut}>
              {signOut}
            </Button>
          </Stack>
          <AccountState {...state} />
        </Split>
      </Section>
      <Section>
        <Split ratio="8/4" reverse>
          <Rail aria-labelledby="notices">
            <Notices {...notices} id="notices" />
          </Rail>
          <Stack gap={64}>
            <Subsection {...resources}>
              <ResourceCards items={resources.list[userType]} />
            </Subsection>
            <Subsection {...activity}>
              <Ledger
                items={activity.list.map(({ title, text, date, when }) => ({
                  title,
                  text,
                  meta: <time dateTime={date}>{when}</time>,
                }))}
              />
            </Subsection>
          </Stack>
        </Split>
      </Section>
      <Section
        id="support"
        title={support.title}
        tone="ice"
        spacing="tight"
        split="5/7"
        beside={
          <div>
            <Facts items={support.facts} />
          </div>
        }
      />
    </>
  );
}
