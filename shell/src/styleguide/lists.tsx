import { marenSolvik } from '@3eu/shared/people';
import { Facts, Ledger, StatBand, Stats, Table } from '@3eu/shared/ui';
import {
  Accordion,
  Claims,
  DateList,
  Disclosure,
  PersonCard,
  QuoteBlock,
  Steps,
  Strip,
  Timeline,
} from '@3eu/shared/ui/bundled';
import { sample } from '../content/styleguide';
import { Specimen } from './specimen';

const planColumns = [
  { key: 'name', header: 'Plan', cell: (row: (typeof sample.plans)[number]) => row.name, rowHeader: true },
  { key: 'due', header: 'Apply by', cell: (row: (typeof sample.plans)[number]) => row.due, numeric: true },
  { key: 'binding', header: 'Commitment', cell: (row: (typeof sample.plans)[number]) => row.binding },
];

/** Lists, tables, figures and people. */
export function Lists() {
  return (
    <>
      <Specimen name="StatBand" use="Two to four figures across the page, once a page." bare>
        <StatBand label="Figures" items={sample.figures} />
      </Specimen>
      <Specimen name="Stats" use="Figures on rules, on any ground.">
        <Stats items={sample.figures} columns={4} />
      </Specimen>
      <Specimen name="Ledger" use="Titles with a sentence each. Where a page would reach for cards, take this.">
        <Ledger items={sample.ledger} />
      </Specimen>
      <Specimen name="Claims" use="Numbered claims, each with its evidence.">
        <Claims items={sample.claims} />
      </Specimen>
      <Specimen name="Steps" use="Three to five steps on one rule, on the dark band." tone="dark">
        <Steps items={sample.steps} />
      </Specimen>
      <Specimen name="Strip" use="Two to four dates beside one another.">
        <Strip items={sample.strip} />
      </Specimen>
      <Specimen name="Facts" use="A definition list: at a glance, hours, contact.">
        <Facts items={sample.facts} />
      </Specimen>
      <Specimen name="Table" use="Figures that are compared. Rows become blocks on phones.">
        <Table caption="Admission plans" columns={planColumns} rows={sample.plans} rowKey={(row) => row.name} />
      </Specimen>
      <Specimen name="DateList" use="Dated events.">
        <DateList items={sample.events} />
      </Specimen>
      <Specimen name="Timeline" use="Moments on one vertical rule.">
        <Timeline items={sample.timeline} />
      </Specimen>
      <Specimen name="QuoteBlock" use="One large quote, never two.">
        <QuoteBlock {...sample.quote} portrait={marenSolvik} />
      </Specimen>
      <Specimen name="PersonCard" use="A person in the arched window.">
        <PersonCard {...sample.person} portrait={marenSolvik} layout="row" />
      </Specimen>
      <Specimen name="Accordion" use="Questions that open their answers. Several may be open.">
        <Accordion>
          {sample.questions.map(({ title, text }) => (
            <Disclosure key={title} title={title}>
              <p>{text}</p>
            </Disclosure>
          ))}
        </Accordion>
      </Specimen>
    </>
  );
}
