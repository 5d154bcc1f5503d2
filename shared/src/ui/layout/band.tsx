import type { ReactNode } from 'react';
import { SectionHeading } from '../typography/headings';
import { Section, Split } from './layout';

export type BandProps = {
  title: ReactNode;
  /** Id of the heading; names the section. */
  id: string;
  /** A sentence below the heading. */
  lede?: ReactNode;
  /** The three bars above the heading; at most two on a page. */
  triBar?: boolean;
  children: ReactNode;
};

/** The dark band: heading at the left, what it is about at the right. */
export function Band({ title, id, lede, triBar = false, children }: BandProps) {
  return (
    <Section tone="dark" labelledBy={id}>
      <Split ratio="4/8">
        <SectionHeading title={title} id={id} lede={lede} triBar={triBar} />
        <div>{children}</div>
      </Split>
    </Section>
  );
}
