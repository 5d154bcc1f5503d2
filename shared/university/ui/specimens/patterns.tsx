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
  WithoutScripts,
} from '../patterns';
import { sample, type Specimen } from './sample';

const [first, second] = sample.questions;

export const specimens: readonly Specimen[] = [
  {
    shows: ['ColumnArch'],
    Example: () => (
      <Split ratio="7/5">
        <p>{sample.claims[0].title}</p>
        <ColumnArch picture={visitorCenter} column={[480, 38]} />
      </Split>
    ),
  },
  {
    shows: ['PersonArch', 'BesidePerson'],
    Example: () => (
      <BesidePerson>
        <PersonArch picture={storyMarenSolvik} />
        <p>{sample.claims[0].title}</p>
      </BesidePerson>
    ),
  },
  {
    shows: ['WidePicture'],
    Example: () => <WidePicture picture={rainArcade} decorative />,
    bare: true,
  },
  {
    shows: ['LoudFigure'],
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
    Example: () => <Steps items={sample.steps} />,
    grounds: ['dark'],
  },
  {
    shows: ['CalendarStrip'],
    Example: () => <CalendarStrip items={sample.deadlines} />,
  },
  {
    shows: ['Strip'],
    Example: () => <Strip items={sample.strip} />,
    grounds: ['white', 'dark'],
  },
  {
    shows: ['RuledList', 'RuledColumns'],
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
    Example: () => <DateList items={sample.events} />,
    grounds: ['white', 'dark'],
  },
  {
    shows: ['QuoteBlock'],
    Example: () => <QuoteBlock {...sample.quote} picture={storyMarenSolvik} />,
    grounds: ['ice'],
  },
  {
    shows: ['PersonCard'],
    Example: () => (
      <>
        <PersonCard {...sample.people[0]} portrait={counselorMartinReyes} />
        <PersonCard {...sample.people[1]} portrait={counselorLeilaHaddad} layout="row" />
      </>
    ),
  },
  {
    shows: ['OptionGrid', 'Option'],
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
    Example: () => (
      <PageContents
        path="/styleguide"
        of={{ buttons: { id: 'Button', title: 'Buttons' }, tables: { id: 'Table', title: 'Tables' } }}
      />
    ),
  },
  {
    shows: ['NeedsScript', 'WithoutScripts'],
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
    Example: () => (
      <Fold label="Show the six documents">
        <p>The application, the transcript, two letters, two essays, test scores and a language test.</p>
      </Fold>
    ),
  },
];
