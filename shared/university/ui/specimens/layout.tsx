import { boathouseMorning, visitorCenter } from '@3eu/university/pictures';
import {
  ActionRow,
  Breadcrumb,
  ButtonLink,
  ClosingSplit,
  NextQuestions,
  Container,
  Facts,
  H2,
  Lede,
  NextSteps,
  PageHeader,
  Picture,
  Rail,
  Section,
  Split,
  Stack,
  Subsection,
  TuskSplit,
  tuskSizes,
} from '@3eu/university/ui';
import { sample } from './sample';
import type { Specimen } from './specimen';

const apply = <ButtonLink href="/application">Apply Now</ButtonLink>;
const trail = [{ label: 'Student life', href: '/student-life' }, { label: 'Athletics' }] as const;

function Columns() {
  return (
    <Split ratio="8/4" reverse>
      <Rail aria-label="At a glance">
        <Facts items={sample.facts} title="At a glance" level={3} />
      </Rail>
      <Stack>
        <p>The long text stands in the wide column; the rail beside it stays in view while the text is read.</p>
        <p>On phones the rail comes first.</p>
      </Stack>
    </Split>
  );
}

function Tusk() {
  const picture = <Picture picture={boathouseMorning} sizes={tuskSizes} decorative />;
  const copy = (
    <>
      <H2>Words on deep teal</H2>
      <Lede>The picture beside them; on phones above.</Lede>
      <ActionRow>{apply}</ActionRow>
    </>
  );
  return <TuskSplit copy={copy} picture={picture} height="band" />;
}

export const specimens: readonly Specimen[] = [
  {
    shows: ['PageHeader', 'Breadcrumb'],
    Example: () => (
      <>
        <PageHeader
          title="Ice"
          lede="A light band with an arched picture."
          breadcrumb={trail}
          picture={visitorCenter}
          triBar
        />
        <PageHeader variant="plain" title="Plain" lede="White, words alone." />
        <Container>
          <Breadcrumb items={trail} />
        </Container>
      </>
    ),
    bare: true,
  },
  {
    shows: ['Section', 'Container'],
    Example: () => (
      <>
        {(['white', 'ice', 'dark', 'deep', 'amber'] as const).map((tone) => (
          <Section key={tone} tone={tone} spacing="tight">
            {tone}
          </Section>
        ))}
      </>
    ),
    bare: true,
  },
  { shows: ['Split', 'Stack', 'Rail'], Example: Columns },
  {
    shows: ['Subsection'],
    Example: () => (
      <Section
        id="specimen-band"
        title="Four things we do"
        lede="One sentence about them."
        tone="dark"
        split="4/8"
        beside={
          <Subsection id="specimen-part" title="Two of them">
            <Facts items={sample.facts} />
          </Subsection>
        }
      />
    ),
    grounds: ['ice'],
  },
  {
    shows: ['TuskSplit', 'TuskCopy'],
    Example: Tusk,
    bare: true,
  },
  {
    shows: ['NextSteps'],
    Example: () => (
      <>
        <NextSteps title="Thirty minutes or ninety." actions={apply} />
        <NextSteps title="Thirty minutes or ninety." actions={apply} loud />
      </>
    ),
    bare: true,
  },
  {
    shows: ['ClosingSplit'],
    Example: () => <ClosingSplit title="Come and see the tower." actions={apply} picture={visitorCenter} decorative />,
    bare: true,
  },
  {
    shows: ['NextQuestions', 'ContentPage'],
    Example: () => (
      <NextQuestions
        questions={[
          { label: 'What would I pay?', href: '/#what-would-i-pay' },
          { label: 'How do I apply?', href: '/faq#how-do-i-apply' },
        ]}
      />
    ),
    bare: true,
  },
];
