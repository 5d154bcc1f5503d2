import styled from '@emotion/styled';
import { Caption, H1, InertLink, Notice, Picture, TextLink, TuskSplit, space } from '@3eu/shared/ui';
import { WithoutScripts } from '@3eu/shared/ui/patterns';
import { my3eu } from '../../content/my3eu';
import { SignInForm, type SignInProps } from './sign-in-form';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  max-width: 26rem;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]} ${space[24]};
  }
  li {
    padding-block: 6px;
  }
`;

/** The signed-out portal: the form beside the campus at dusk. */
export function SignIn(props: SignInProps) {
  const { header, form, dashboard } = my3eu;
  const cards = dashboard.resources.list[props.chosen].map(({ title }) => title).join(', ');
  return (
    <TuskSplit
      tone="ice"
      picture={
        <Picture picture={header.picture} sizes="(min-width: 51.25em) max(57vw, 1700px), 100vw" decorative priority />
      }
      copy={
        <>
          <H1>{header.title}</H1>
          <p>{header.lede}</p>
          <Column>
            <WithoutScripts>{form.needsScript}</WithoutScripts>
            <SignInForm {...props} />
            <Caption>{`${form.behind[props.chosen]}: ${cards}.`}</Caption>
            <ul aria-label={form.help}>
              {form.dead.map((label) => (
                <li key={label}>
                  <InertLink note={form.deadNote}>{label}</InertLink>
                </li>
              ))}
            </ul>
            <Notice title={form.security.title}>
              <p>{form.security.text}</p>
            </Notice>
            <p>
              <TextLink href="/">{form.home}</TextLink>
            </p>
          </Column>
        </>
      }
    />
  );
}
