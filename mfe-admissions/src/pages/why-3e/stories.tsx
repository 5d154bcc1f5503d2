import styled from '@emotion/styled';
import { ArchPortrait, Section, Stack, column, media, space, tone, type } from '@3eu/university/ui';
import { QuoteBlock } from '@3eu/university/ui/patterns';
import { why3e } from '../../content/why-3e';

const Pair = styled.div`
  ${column}
  gap: ${space[48]} ${space.split};
  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Small = styled.figure`
  display: grid;
  gap: 0 ${space[24]};
  blockquote {
    ${type.h3}
  }
  figcaption {
    margin-top: ${space[12]};
    font-weight: 600;
  }
  figcaption span {
    display: block;
    font-weight: 400;
    color: ${tone.soft};
  }
  ${media.xs} {
    grid-template: auto 1fr / 6rem minmax(0, 1fr);
    > :first-child {
      grid-row: span 2;
    }
  }
  ${media.sm} {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
`;

/** Three graduates: one large quote, two beside one another. */
export function Stories() {
  const { title, lead, others } = why3e.stories;
  return (
    <Section id="stories" title={title}>
      <Stack gap={64}>
        <QuoteBlock {...lead} />
        <Pair>
          {others.map(({ name, detail, quote, picture }) => (
            <Small key={name}>
              <ArchPortrait picture={picture} />
              <blockquote>“{quote}”</blockquote>
              <figcaption>
                {name}
                <span>{detail}</span>
              </figcaption>
            </Small>
          ))}
        </Pair>
      </Stack>
    </Section>
  );
}
