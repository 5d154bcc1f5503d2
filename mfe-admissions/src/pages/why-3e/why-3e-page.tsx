import { Seo } from '@3eu/platform/page';
import {
  ActionLinks,
  Band,
  ButtonLink,
  ClosingSplit,
  PageHeader,
  StatNote,
  Stats,
  NextQuestions,
  Linked,
} from '@3eu/university/ui';
import { admissionsSection } from '../../content/section';
import { why3e as content } from '../../content/why-3e';
import { breadcrumbList } from '../../structured-data';
import { CampusLife } from './campus-life';
import { Contents } from './contents';
import { Reasons } from './reasons';
import { Stories } from './stories';

export function Page() {
  const { header, breadcrumb, athletics, closing } = content;
  return (
    <>
      <Seo {...content.seo} jsonLd={PRERENDER && breadcrumbList({ label: breadcrumb, href: '/why-3e' })} />
      <PageHeader
        variant="dark"
        {...header}
        triBar
        breadcrumb={[admissionsSection, { label: breadcrumb }]}
        art={<Contents />}
      />
      <Reasons />
      <Band title={athletics.title} id="athletics" lede={athletics.lede}>
        <Stats items={athletics.stats} columns={4} />
        <StatNote>
          <Linked text={athletics.note} />
        </StatNote>
        <ButtonLink href={athletics.link.href} variant="tertiary">
          {athletics.link.label}
        </ButtonLink>
      </Band>
      <Stories />
      <CampusLife />
      <ClosingSplit
        title={closing.title}
        text={closing.text}
        picture={closing.picture}
        triBar
        actions={<ActionLinks links={[closing.apply, closing.visit]} />}
      />
      <NextQuestions questions={content.asked} />
    </>
  );
}
