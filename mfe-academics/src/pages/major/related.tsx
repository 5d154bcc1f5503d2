import { Ledger, Section, SectionHeading } from '@3eu/university/ui';
import { collegeCatalog, majorCatalog } from '../../content/catalog';
import { majorPage } from '../../content/major-page';
import { programPath } from '../../content/program-path';
import type { Major } from '../../content/types';

/** Where to look next, for a visitor who is not sure of this major. */
export function Related({ majors }: { majors: Major['related'] }) {
  const items = majors.map(({ slug, text }) => {
    const { name, college } = majorCatalog.find((major) => major.slug === slug)!;
    const { shortName } = collegeCatalog.find((each) => each.slug === college)!;
    return { title: name, text, meta: shortName, href: programPath(slug) };
  });
  return (
    <Section labelledBy="related">
      <div data-search="off">
        <SectionHeading title={majorPage.related.title} id="related" />
        <Ledger items={items} />
      </div>
    </Section>
  );
}
