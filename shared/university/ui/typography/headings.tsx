import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { TriBar } from './tri-bar';
import { media, space, tone, type } from '../foundation/tokens';
import { withLinks, type Sentence } from './linked';

const Title = styled.h1`
  ${type.h1}
  max-width: 20em;
`;

/** The page's one h1. The shell moves the focus here after a change of page, hence the tabindex. */
export function H1(props: ComponentProps<'h1'>) {
  return <Title tabIndex={-1} {...props} />;
}

/** Heading of a section. Use `as="h3"` where the outline asks for another level than the look. */
export const H2 = styled.h2`
  ${type.h2}
  max-width: 20em;
`;

/** Heading inside a section. */
export const H3 = styled.h3`
  ${type.h3}
  max-width: 20em;
`;

/** Heading of a row or a card. */
export const CardTitle = styled.h3`
  ${type.card}
`;

/** The sentence after a heading. */
export const Lede = styled.p`
  ${type.lede}
  color: ${tone.soft};
  max-width: 27em;
`;

/** Small print: sources, hints, notes. 15 px, the smallest text of the site. */
export const Caption = styled.p`
  ${type.caption}
  color: ${tone.faint};
`;

/** Running text at a measure of 66 characters: paragraphs, lists and headings inside it find their own space. */
export const Prose = styled.div`
  max-width: 66ch;
  > * ~ * {
    margin-top: ${space[16]};
  }
  h2 {
    ${type.h3}
  }
  > * ~ h2 {
    margin-top: ${space[48]};
  }
  ul {
    padding-left: 1.25em;
    list-style: disc;
  }
  li {
    padding-left: 0.25em;
  }
  li ~ li {
    margin-top: ${space[8]};
  }
  li::marker {
    color: ${tone.accent};
  }
`;

const Head = styled.div`
  margin-bottom: ${space[24]};
  p {
    margin-top: ${space[12]};
    max-width: 34em;
    color: ${tone.soft};
  }
  ${media.md} {
    &[data-aside] {
      display: flex;
      justify-content: space-between;
      align-items: end;
      gap: ${space[32]};
    }
  }
`;

export type SectionHeadingProps = {
  title: ReactNode;
  /** Id for `labelledBy` of the section. */
  id?: string | undefined;
  /** The three bars above the heading; at most two on a page. */
  triBar?: boolean | undefined;
  /** A sentence below. */
  lede?: Sentence | undefined;
  /** Stands at the right on wide screens: a link to the whole list, controls. */
  aside?: ReactNode;
};

/** Heading of a section with what belongs to it. */
export function SectionHeading({ title, id, triBar = false, lede, aside }: SectionHeadingProps) {
  return (
    <Head data-part="heading" data-aside={aside ? '' : undefined}>
      <div>
        {triBar && <TriBar />}
        <H2 id={id}>{title}</H2>
        {lede && <p>{withLinks(lede)}</p>}
      </div>
      {aside}
    </Head>
  );
}
