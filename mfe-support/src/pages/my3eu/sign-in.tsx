import styled from '@emotion/styled';
import {
  CardTitle,
  H1,
  InertLink,
  Notice,
  Picture,
  Section,
  Stack,
  TextLink,
  TuskSplit,
  media,
  space,
  tone,
  withLinks,
  tuskSizes,
} from '@3eu/university/ui';
import { brand } from '@3eu/university/facts';
import { RuledColumns } from '@3eu/university/ui/patterns';
import { my3eu } from '../../content/my3eu';
import { SignInForm, type SignInProps } from './sign-in-form';

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
const Cards = styled(RuledColumns)`
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > li > p {
    color: ${tone.soft};
  }
`;

/** The signed-out portal: the form beside the campus at dusk. */
export function SignIn(props: SignInProps) {
  const { header, form, dashboard } = my3eu;
  return (
    <>
      <TuskSplit
        tone="ice"
        picture={<Picture picture={header.picture} sizes={tuskSizes} decorative priority />}
        copy={
          <>
            <H1>{header.title}</H1>
            <p>{withLinks(header.lede)}</p>
            <div>
              {/* Other pages link to a card by its id, as `/my3eu#bills`; before signing in, that is the form. */}
              {dashboard.resources.list[props.chosen].map(({ id }) => (
                <Anchor key={id} id={id} tabIndex={-1} />
              ))}
              <SignInForm {...props} />
            </div>
          </>
        }
      />
      <Section
        id="behind"
        title={`On the ${props.chosen} dashboard`}
        split="8/4"
        beside={
          <Stack>
            <p>{withLinks(form.stuck)}</p>
            <Dead aria-label="Help with signing in">
              {form.dead.map((label) => (
                <li key={label}>
                  <InertLink note={form.deadNote}>{label}</InertLink>
                </li>
              ))}
            </Dead>
            <Notice title={form.security.title}>
              <p>{withLinks(form.security.text)}</p>
            </Notice>
            <p>
              <TextLink href="/">Back to {brand.name}</TextLink>
            </p>
          </Stack>
        }
      >
        <Cards>
          {dashboard.resources.list[props.chosen].map(({ id, title, text }) => (
            <li key={id}>
              <CardTitle>{title}</CardTitle>
              <p>{withLinks(text)}</p>
            </li>
          ))}
        </Cards>
      </Section>
    </>
  );
}
