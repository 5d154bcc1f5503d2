import { InertButton, Ledger, NextSteps, PageHeader, Section, ContentPage } from '@3eu/university/ui';
import { LoudFigure } from '@3eu/university/ui/patterns';
import { careerSupport as content } from '../../content/career-support';
import { campusSection } from '../../content/section';
import { Events } from './events';
import { Outcomes } from './outcomes';
import { Resources } from './resources';

export function Page() {
  const { header, figures, figuresNote, services, employers, closing } = content;
  return (
    <ContentPage of={content}>
      <PageHeader {...header} variant="dark" breadcrumb={[campusSection, { label: header.title }]} />
      <LoudFigure figures={figures} label="Careers in figures" note={figuresNote} />
      <Outcomes />
      <Section {...services} tone="ice" split="4/8" beside={<Ledger items={services.items} />} />
      <Events />
      <Resources />
      <Section {...employers} split="4/8" beside={<Ledger items={employers.list} />} />
      <NextSteps
        title={closing.title}
        text={closing.text}
        actions={<InertButton note={closing.note}>Schedule Appointment</InertButton>}
      />
    </ContentPage>
  );
}
