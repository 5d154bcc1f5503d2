import styled from '@emotion/styled';
import type { UserType } from '@3eu/university/store';
import { Button, Facts, H1, Ledger, Rail, Section, Subsection, Split, Stack, Tag, tone } from '@3eu/university/ui';
import { RuledList } from '@3eu/university/ui/patterns';
import { my3eu } from '../../content/my3eu';
import { Notices } from './notices';
import { ResourceCards } from './resource-cards';

/* Term, notifications and last login of the account, fixed as the specification has them. */
const State = styled(RuledList)`
  color: ${tone.soft};
`;

const welcome: Record<UserType, string> = {
  student: 'Welcome, student',
  faculty: 'Welcome, faculty member',
  staff: 'Welcome, staff member',
};

/** The signed-in portal of one user type. */
export function Dashboard({ userType, onSignOut }: { userType: UserType; onSignOut: () => void }) {
  const { state, resources, notices, activity, support } = my3eu.dashboard;
  return (
    <>
      <Section tone="dark" spacing="tight">
        <Split ratio="7/5" align="end">
          <Stack>
            <H1>{welcome[userType]}</H1>
            <Button variant="secondary" onClick={onSignOut}>
              Sign Out
            </Button>
          </Stack>
          <State room={12} aria-label="Your account">
            <li>{state.semester}</li>
            <li>
              <Tag>{state.notifications}</Tag>
            </li>
            <li>{state.lastLogin}</li>
          </State>
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
