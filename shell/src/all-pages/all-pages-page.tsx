import styled from '@emotion/styled';
import { Seo } from '@3eu/shared/seo';
import { PageHeader, Section, space } from '@3eu/shared/ui';
import { allPages } from '../content/all-pages';
import { MenuList } from '../navigation/menu-list';

const Columns = styled.div`
  > ul {
    columns: 16rem;
    column-gap: ${space[32]};
  }
  li {
    break-inside: avoid;
    padding-block: 6px;
  }
`;

/** Every page of the site, by name. */
export function AllPagesPage() {
  return (
    <>
      <Seo {...allPages.seo} />
      <PageHeader variant="plain" title={allPages.title} lede={allPages.lede} />
      <Section spacing="bottom">
        <Columns><MenuList name="every-page" /></Columns>
      </Section>
    </>
  );
}
