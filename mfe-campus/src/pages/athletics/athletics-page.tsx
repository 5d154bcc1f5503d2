import styled from '@emotion/styled';
import {
  Ledger,
  PageHeader,
  Picture,
  Section,
  StatNote,
  Stats,
  ContentPage,
  color,
  withLinks,
} from '@3eu/university/ui';
import { ColumnArch } from '@3eu/university/ui/patterns';
import { athletics as content } from '../../content/athletics';
import { campusSection } from '../../content/section';
import { GamesTable } from './games-table';
import { Sponsors } from './sponsors';
import { SportsIndex } from './sports-index';

/**
 * The accent of athletics: rules and marks in coral, on light grounds only, where its contrast holds. Buttons keep
 * their color.
 */
const Coral = styled.div`
  [data-tone='white'],
  [data-tone='ice'] {
    --accent: ${color.coral700};
    --rule: ${color.coral600};
  }
`;

export function Page() {
  const { header, figures, figuresNote, games, sports, facilities, excellence } = content;
  return (
    <Coral>
      <ContentPage of={content}>
        <PageHeader variant="panorama" {...header} breadcrumb={[campusSection, { label: header.title }]} />
        <Section label="Athletics in figures" spacing="tight">
          <Stats items={figures} columns={3} />
          <StatNote>{figuresNote}</StatNote>
        </Section>
        <Section {...games} triBar tone="dark">
          <GamesTable />
        </Section>
        <Section {...sports}>
          <SportsIndex />
        </Section>
        <Section
          {...facilities}
          tone="ice"
          split="7/5"
          align="center"
          before={
            <Picture picture={facilities.picture} sizes="(min-width: 80em) 680px, (min-width: 65em) 53vw, 92vw" />
          }
        >
          <Ledger items={facilities.items} />
        </Section>
        <Section
          {...excellence}
          triBar
          split="4/8"
          align="center"
          before={<ColumnArch picture={excellence.picture} column={[480, 32]} />}
        >
          <Stats items={excellence.stats} columns={3} />
          <StatNote>{withLinks(excellence.note)}</StatNote>
        </Section>
        <Sponsors />
      </ContentPage>
    </Coral>
  );
}
