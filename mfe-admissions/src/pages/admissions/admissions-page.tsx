import { Seo } from '@3eu/shared/seo';
import { ButtonLink, Caption, Facts, Ledger, NextSteps, PageHeader, Section, SectionHeading, Split, Stack, TextLink } from '@3eu/shared/ui';
import { Steps } from '@3eu/shared/ui/pieces';
import { admissions as content } from '../../content/admissions';
import { breadcrumbList } from '../../structured-data';
import { AidSection } from './aid-section';
import { PlansTable } from './plans-table';
import { Readers } from './readers';

export function AdmissionsPage() {
  const { apply, information, visit, dates, process, documents, requirements, people, closing } = content;
  return (
    <>
      <Seo {...content.seo} jsonLd={PRERENDER && breadcrumbList()} />
      <PageHeader
        {...content.header}
        triBar
        actions={
          <>
            <ButtonLink href={apply.href}>{apply.label}</ButtonLink>
            <ButtonLink href={information.href} variant="secondary">{information.label}</ButtonLink>
          </>
        }
      />
      <Section labelledBy="dates">
        <Split ratio="4/8">
          <SectionHeading
            title={dates.title}
            id="dates"
            lede={<>{dates.lede.before}<TextLink href={dates.lede.phone.href}>{dates.lede.phone.label}</TextLink>{dates.lede.after}</>}
          />
          <Stack gap={16}>
            <PlansTable />
            <p><b>{dates.deposit.when}.</b> {dates.deposit.text}</p>
          </Stack>
        </Split>
      </Section>
      <Section tone="dark" labelledBy="process">
        <SectionHeading title={process.title} id="process" />
        <Steps items={process.steps} />
      </Section>
      <Section>
        <Split ratio="7/5">
          <section aria-labelledby="documents">
            <SectionHeading title={documents.title} id="documents" />
            <Ledger items={documents.items} />
          </section>
          <section aria-labelledby="requirements">
            <SectionHeading title={requirements.title} id="requirements" />
            <Stack gap={16}>
              <Facts items={requirements.items} />
              <Caption>{requirements.note}</Caption>
            </Stack>
          </section>
        </Split>
      </Section>
      <AidSection />
      <Section labelledBy="people">
        <SectionHeading
          title={people.title}
          id="people"
          lede={people.lede}
          aside={<ButtonLink href={people.more.href} variant="tertiary">{people.more.label}</ButtonLink>}
        />
        <Readers />
      </Section>
      <NextSteps
        title={closing.title}
        actions={
          <>
            <ButtonLink href={apply.href}>{apply.label}</ButtonLink>
            <ButtonLink href={visit.href} variant="secondary">{visit.label}</ButtonLink>
          </>
        }
      />
    </>
  );
}

export { AdmissionsPage as Page };
