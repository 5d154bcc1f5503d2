import {
  counselorLeilaHaddad,
  counselorMartinReyes,
  rainArcade,
  storyMarenSolvik,
  visitorCenter,
} from '@3eu/university/pictures';
import { CardTitle, Split } from '@3eu/university/ui';
import {
  Accordion,
  BesidePerson,
  Option,
  OptionGrid,
  ColumnArch,
  DateList,
  Disclosure,
  Fold,
  LoudFigure,
  NeedsScript,
  PageContents,
  PersonArch,
  PersonCard,
  QuoteBlock,
  RuledColumns,
  RuledList,
  Steps,
  CalendarStrip,
  Strip,
  WidePicture,
  Unbroken,
  WithoutScripts,
} from '../patterns';
import { sample, type Specimen } from './sample';

const [first, second] = sample.questions;

export const specimens: readonly Specimen[] = [
  {
    shows: ['ColumnArch'],
    use: 'A picture that fills its column of a split: an arch, and on a tablet a wide picture.',
    Example: () => (
      <Split ratio="7/5">
        <p>{sample.claims[0].title}</p>
        <ColumnArch picture={visitorCenter} column={[480, 38]} />
      </Split>
    ),
  },
  {
    shows: ['PersonArch', 'BesidePerson'],
    use: 'A person at work, beside this person’s words.',
    Example: () => (
      <BesidePerson>
        <PersonArch picture={storyMarenSolvik} />
        <p>{sample.claims[0].title}</p>
      </BesidePerson>
    ),
  },
  {
    shows: ['WidePicture'],
    use: 'A picture from edge to edge: the one loud thing of a page.',
    Example: () => <WidePicture picture={rainArcade} decorative />,
    bare: true,
  },
  {
    shows: ['LoudFigure'],
    use: 'The one figure that a page is about, the others in its shadow.',
    Example: () => (
      <LoudFigure
        label="Aid in figures"
        figures={[
          { value: '$52M', label: 'in scholarships a year' },
          { value: '95%', label: 'of students get aid' },
          { value: '$28K', label: 'average scholarship' },
        ]}
      />
    ),
    bare: true,
  },
  {
    shows: ['Steps'],
    use: 'Three to five steps on one rule, on the dark band.',
    Example: () => <Steps items={sample.steps} />,
    grounds: ['dark'],
  },
  {
    shows: ['CalendarStrip'],
    use: 'Dates as a strip of a calendar, oldest first; DateList is for events.',
    Example: () => <CalendarStrip items={sample.deadlines} />,
  },
  {
    shows: ['Strip'],
    use: 'Two to four figures beside one another.',
    Example: () => <Strip items={sample.strip} />,
    grounds: ['white', 'dark'],
  },
  {
    shows: ['Unbroken'],
    use: 'A text whose ranges of numbers stay on one line.',
    Example: () => (
      <p>
        <Unbroken text="It may take 2-3 business days." />
      </p>
    ),
  },
  {
    shows: ['RuledList', 'RuledColumns'],
    use: 'What a page lays out itself: rows between hairlines, or columns on a rule each.',
    Example: () => (
      <>
        <RuledList room={16}>
          {sample.steps.map(({ title, text }) => (
            <li key={title}>
              <CardTitle>{title}</CardTitle>
              <p>{text}</p>
            </li>
          ))}
        </RuledList>
        <RuledColumns>
          {sample.steps.map(({ title, text }) => (
            <li key={title}>
              <CardTitle>{title}</CardTitle>
              <p>{text}</p>
            </li>
          ))}
        </RuledColumns>
      </>
    ),
    grounds: ['white', 'dark'],
  },
  {
    shows: ['DateList'],
    use: 'Dated events.',
    Example: () => <DateList items={sample.events} />,
    grounds: ['white', 'dark'],
  },
  {
    shows: ['QuoteBlock'],
    use: 'One large quote, never two.',
    Example: () => <QuoteBlock {...sample.quote} picture={storyMarenSolvik} />,
    grounds: ['ice'],
  },
  {
    shows: ['PersonCard'],
    use: 'A person in the arched window, above or beside the words.',
    Example: () => (
      <>
        <PersonCard {...sample.people[0]} portrait={counselorMartinReyes} />
        <PersonCard {...sample.people[1]} portrait={counselorLeilaHaddad} layout="row" />
      </>
    ),
  },
  {
    shows: ['OptionGrid', 'Option'],
    use: 'Two or three things to choose from, with weight: plans, tours.',
    Example: () => (
      <OptionGrid columns={2}>
        <Option parts={2} chosen>
          <CardTitle>{first.title}</CardTitle>
          <p>{first.text}</p>
        </Option>
        <Option parts={2}>
          <CardTitle>{second.title}</CardTitle>
          <p>{second.text}</p>
        </Option>
      </OptionGrid>
    ),
  },
  {
    shows: ['Accordion', 'Disclosure'],
    use: 'Questions that open their answers. Several may be open.',
    Example: () => (
      <Accordion>
        {sample.questions.map(({ title, text }) => (
          <Disclosure key={title} title={title}>
            <p>{text}</p>
          </Disclosure>
        ))}
      </Accordion>
    ),
  },
  {
    shows: ['PageContents'],
    use: 'The way to the sections of a page with more than six.',
    Example: () => (
      <PageContents
        path="/styleguide"
        of={{ buttons: { id: 'Button', title: 'Buttons' }, tables: { id: 'Table', title: 'Tables' } }}
      />
    ),
  },
  {
    shows: ['NeedsScript', 'WithoutScripts'],
    use: 'What to do instead where a form cannot work: it is seen where scripts are off, and here.',
    Example: () => (
      <div data-dehydrated="">
        <NeedsScript
          text={['This form needs scripts. Call ', { label: '+1 (555) 010-0133', href: 'tel:+15550100133' }]}
        />
        <WithoutScripts>Other words for the same.</WithoutScripts>
      </div>
    ),
  },
  {
    shows: ['Fold'],
    use: 'What a phone folds away; from 700 px up it stands open.',
    Example: () => (
      <Fold label="Show the six documents">
        <p>The application, the transcript, two letters, two essays, test scores and a language test.</p>
      </Fold>
    ),
  },
];
