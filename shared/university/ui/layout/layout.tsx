import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { column, media, space, type Tone } from '../foundation/tokens';
import { SectionHeading, type SectionHeadingProps } from '../typography/headings';

/** Maximum width of the page's column: 1240 px, or more for larger text, whose lines would else hold too few words. */
export const columnWidth = 'max(1240px, 77.5rem)';

/** The page's column, with the gutter at its sides. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${columnWidth} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

const spacings = {
  normal: `padding-block: ${space.section};`,
  tight: `padding-block: ${space[48]};`,
  none: '',
};

const Ground = styled.section<{ padding: keyof typeof spacings }>`
  ${({ padding }) => spacings[padding]}
`;

type Columns = {
  /** The section's two columns: the heading with the children below it, and what stands beside them or before them. */
  split: Ratio;
  align?: 'start' | 'center' | 'end';
} & ({ beside: ReactNode; before?: never } | { before: ReactNode; beside?: never });

type SectionProps = Partial<SectionHeadingProps> & {
  title?: string;
  /** Id of the heading, which names the section and is its address on the page. */
  id?: string;
  children?: ReactNode;
  /** The ground; it also sets the colors of text, links, rules and buttons on it. Default `white`. */
  tone?: Tone;
  /** Padding above and below. Default `normal` (48 to 80 px). */
  spacing?: keyof typeof spacings;
  /** Name of a section without a heading, and of a heading that stands elsewhere: its id. */
  label?: string;
  labelledBy?: string;
  /** Leaves the container out, for content that runs to the edges. */
  bare?: boolean;
} & (Columns | { split?: never; align?: never; beside?: never; before?: never });

/**
 * One section of a page: its ground, its space above and below, the page's column, and its heading. A section of a
 * content file has `id`, `title` and mostly `lede`: `<Section {...plans}>`.
 */
export function Section({
  children,
  tone = 'white',
  spacing = 'normal',
  label,
  bare,
  split,
  align,
  beside,
  before,
  labelledBy,
  ...heading
}: SectionProps) {
  const { id, title } = heading;
  const head = title && <SectionHeading {...heading} title={title} />;
  const column = children ? (
    <div>
      {head}
      {children}
    </div>
  ) : (
    head
  );
  const content = split ? (
    <Split ratio={split} align={align}>
      {before}
      {column}
      {beside}
    </Split>
  ) : (
    <>
      {head}
      {children}
    </>
  );
  return (
    <Ground data-tone={tone} padding={spacing} aria-labelledby={labelledBy ?? (title && id)} aria-label={label}>
      {bare ? content : <Container>{content}</Container>}
    </Ground>
  );
}

type Ratio = '3/9' | '9/3' | '4/8' | '8/4' | '5/7' | '7/5';

const columns = (ratio: Ratio): string =>
  ratio
    .split('/')
    .map((part) => `minmax(0, ${part}fr)`)
    .join(' ');

/**
 * Two unequal columns from 1040 px up, one below the other before that. Never equal, and never the same ratio twice
 * in a row. A heading stays in view beside a long ledger, unless its column has a list of its own and may be taller
 * than the window, or it was jumped to: a jump upward would find it at its section's end.
 */
export const Split = styled.div<{
  /** Share of the twelve columns, left and right. */
  ratio: Ratio;
  /** Vertical alignment of the columns. Default `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** The first child takes the right column: a rail that comes first on phones and stands at the right on wide screens. */
  reverse?: boolean;
}>`
  ${column}
  gap: ${space[48]};
  > [data-part='heading'] {
    margin-bottom: -1.5rem;
  }
  ${media.lg} {
    > [data-part='heading'] {
      margin-bottom: 0;
    }
    > :is([data-part='heading'], :has(> [data-part='heading'])):not(:has(dl, ul, ol, form, table, h2:focus, :target)) {
      position: sticky;
      top: calc(var(--header-height) + ${space[24]});
    }
    grid-template-columns: ${({ ratio }) => columns(ratio)};
    align-items: ${({ align = 'start' }) => align};
    column-gap: ${space.split};
    ${({ reverse }) => reverse && '> * { grid-row: 1; grid-column: 2; } > * ~ * { grid-column: 1; }'}
  }
`;

/** Things below one another at an even distance; `gap` is a key of `space`. Default 24 px. */
export const Stack = styled.div<{ gap?: keyof typeof space }>`
  ${column}
  gap: ${({ gap = 24 }) => space[gap]};
  > a,
  > button {
    justify-self: start;
  }
`;

/** A part of a section with a heading of its own, as where two stand side by side. */
export function Subsection({ children, ...heading }: SectionHeadingProps & { id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={heading.id}>
      <SectionHeading {...heading} />
      {children}
    </section>
  );
}

/**
 * What stands beside the page's text and stays in view from 1040 px up. In a `Split ratio="8/4" reverse` it comes
 * first in the document, so phones meet it before the long text. Give it an `aria-label` or `aria-labelledby`.
 */
export const Rail = styled.aside`
  ${column}
  gap: ${space[24]};
  ${media.lg} {
    position: sticky;
    top: calc(var(--header-height) + ${space[24]});
  }
`;
