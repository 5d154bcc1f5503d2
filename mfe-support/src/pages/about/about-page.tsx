import styled from '@emotion/styled';
import {
  ContentPage,
  Facts,
  Ledger,
  NextSteps,
  PageHeader,
  Section,
  Stack,
  StatNote,
  Stats,
  withLinks,
} from '@3eu/university/ui';
import { ColumnArch } from '@3eu/university/ui/patterns';
import { about as content } from '../../content/about';
import { History } from './history';
import { Leaders } from './leaders';
import { Press } from './press';
import { Statements } from './statements';
import { Values } from './values';

/* Twelve figures side by side need less than the headline size. */
const Smaller = styled.div`
  && dd {
    font-size: clamp(1.75rem, 1.2rem + 1.6vw, 2.75rem);
  }
`;

export function Page() {
  const { header, foundation, values, facts, leadership, campus, registrar, neighbors, closing } = content;
  return (
    <ContentPage of={content}>
      <PageHeader {...header} variant="panorama" />
      <Section {...foundation} triBar>
        <Statements items={foundation.statements} />
      </Section>
      <Section {...values} tone="dark">
        <Values items={values.list} />
      </Section>
      <Section {...facts}>
        <Smaller>
          <Stats items={facts.list} columns={4} />
        </Smaller>
        <StatNote>{withLinks(facts.note)}</StatNote>
      </Section>
      <History />
      <Section {...leadership}>
        <Leaders president={leadership.president} people={leadership.people} />
      </Section>
      <Section
        {...campus}
        lede={campus.text}
        tone="ice"
        split="7/5"
        align="center"
        beside={<ColumnArch picture={campus.picture} column={[480, 38]} />}
      >
        <Facts items={campus.facts} />
      </Section>
      <Section
        {...registrar}
        split="4/8"
        beside={
          <Stack as="article" gap={32}>
            <Facts items={registrar.contact} />
            <Ledger items={registrar.list} />
          </Stack>
        }
      />
      <Press />
      <Section {...neighbors} tone="ice" split="4/8" beside={<Ledger items={neighbors.list} />} />
      <NextSteps {...closing} />
    </ContentPage>
  );
}
