import styled from '@emotion/styled';
import { Caption, H1, InertLink, Notice, Picture, TextLink, TuskSplit, space, tone, type } from '@3eu/shared/ui';
import { my3eu } from '../../content/my3eu';
import { SignInForm, type SignInProps } from './sign-in-form';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  max-width: 26rem;
`;

const Dead = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
  li {
    padding-block: 6px;
  }
`;

const Anchor = styled.span`
  position: absolute;
`;

/** What waits behind the form. */
const Cards = styled.ul`
  display: grid;
  gap: ${space[8]};
  color: ${tone.soft};
  ${type.caption}
  b {
    color: ${tone.text};
  }
`;

/** The signed-out portal: the form beside the campus at dusk. */
export function SignIn(props: SignInProps) {
  const { header, form, dashboard } = my3eu;
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
            {/* Other pages link to a card by its id, as `/my3eu#bills`; before signing in, that is the form. */}
            {dashboard.resources.list[props.chosen].map(({ id }) => (
              <Anchor key={id} id={id} tabIndex={-1} />
            ))}
            <SignInForm {...props} />
            <Caption id="behind">{form.behind[props.chosen]}</Caption>
            <Cards aria-labelledby="behind">
              {dashboard.resources.list[props.chosen].map(({ id, title, text }) => (
                <li key={id}>
                  <b>{title}</b>: {text}
                </li>
              ))}
            </Cards>
            <Dead aria-label={form.help}>
              {form.dead.map((label) => (
                <li key={label}>
                  <InertLink note={form.deadNote}>{label}</InertLink>
                </li>
              ))}
            </Dead>
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
