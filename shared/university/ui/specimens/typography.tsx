import { GraduationCap } from 'lucide-react';
import {
  Caption,
  CardTitle,
  H1,
  H2,
  H3,
  Icon,
  Lede,
  Prose,
  SectionHeading,
  Stack,
  TriBar,
  VisuallyHidden,
  Wordmark,
} from '@3eu/university/ui';
import type { Specimen } from './specimen';

function Headings() {
  return (
    <Stack>
      <TriBar />
      <H2>A section</H2>
      <H3>A part of it</H3>
      <CardTitle>A card, a row, a person</CardTitle>
      <Lede>The sentence under a heading: larger than the text, and a little quieter.</Lede>
      <Caption>A caption, or a note about a figure.</Caption>
    </Stack>
  );
}

function LongText() {
  return (
    <Prose>
      <p>Text that is read from beginning to end, in lines of about seventy characters.</p>
      <ul>
        <li>Lists have the dash of the house</li>
        <li>and space between their lines</li>
      </ul>
    </Prose>
  );
}

const grounds = ['white', 'dark'] as const;

export const specimens: readonly Specimen[] = [
  {
    shows: ['H1'],
    Example: () => <H1>A good question</H1>,
    grounds: ['white', 'deep'],
  },
  {
    shows: ['H2', 'H3', 'CardTitle', 'Lede', 'Caption', 'TriBar'],
    Example: Headings,
    grounds,
  },
  {
    shows: ['SectionHeading'],
    Example: () => <SectionHeading title="Three plans" lede="The same application, read the same way." triBar />,
    grounds,
  },
  { shows: ['Prose'], Example: LongText },
  {
    shows: ['Icon'],
    Example: () => (
      <p>
        <Icon icon={GraduationCap} size={24} /> Academics
      </p>
    ),
  },
  {
    shows: ['Wordmark'],
    Example: () => <Wordmark name="3E University" />,
  },
  {
    shows: ['VisuallyHidden'],
    Example: () => (
      <p>
        Get Tickets <VisuallyHidden>for rowing on September 27</VisuallyHidden>
      </p>
    ),
  },
];
