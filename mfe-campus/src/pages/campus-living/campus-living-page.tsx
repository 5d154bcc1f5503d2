import { Seo } from '@3eu/platform/page';
import {
  ActionLinks,
  Band,
  ButtonLink,
  Facts,
  Ledger,
  PageHeader,
  Section,
  SectionHeading,
  Split,
  Stack,
  TextLink,
  NextQuestions,
  Linked,
} from '@3eu/university/ui';
import { ColumnArch } from '@3eu/university/ui/patterns';
import { campusLiving as content } from '../../content/campus-living';
import { campusSection } from '../../content/section';
import { breadcrumbList } from '../../structured-data';
import { DiningTable } from '../../parts/dining-table';
import { HallIndex } from './hall-index';
import { Halls } from './halls';
import { PlansTable } from './plans-table';

export function Page() {
  const { header, halls, amenities, dining, plans, contact } = content;
  const ways = [contact.phone, contact.email].map(({ term, label, href }) => ({
    term,
    value: <TextLink href={href}>{label}</TextLink>,
  }));
  return (
    <>
      <Seo
        {...content.metadata}
        jsonLd={PRERENDER && breadcrumbList({ label: header.title, href: '/campus-living' })}
      />
      <PageHeader
        title={header.title}
        lede={header.lede}
        triBar
        art={<HallIndex />}
        actions={<ActionLinks links={[header.apply, header.tour]} />}
        breadcrumb={[campusSection, { label: header.title }]}
      />
      <Section labelledBy="halls">
        <SectionHeading title={halls.title} id="halls" lede={halls.lede} />
        <Halls />
      </Section>
      <Band title={amenities.title} id="amenities" triBar>
        <Ledger items={amenities.items} />
      </Band>
      <Section labelledBy="dining">
        <Split ratio="4/8">
          <Stack>
            <SectionHeading title={dining.title} id="dining" lede={dining.lede} />
            <ButtonLink href={dining.more.href} variant="tertiary">
              {dining.more.label}
            </ButtonLink>
            <ColumnArch picture={dining.picture} column={[370, 30]} />
          </Stack>
          <DiningTable />
        </Split>
      </Section>
      <Section tone="ice" labelledBy="plans">
        <Split ratio="8/4">
          <div>
            <SectionHeading title={plans.title} id="plans" size="small" lede={plans.lede} />
            <PlansTable />
          </div>
          <Stack gap={16}>
            <Facts title={contact.title} items={ways} />
            <p>
              <Linked text={contact.text} />
            </p>
          </Stack>
        </Split>
      </Section>
      <NextQuestions questions={content.asked} />
    </>
  );
}
