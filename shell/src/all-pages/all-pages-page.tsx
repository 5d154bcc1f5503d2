import styled from '@emotion/styled';
import { Seo } from '@3eu/shared/seo';
import { PageHeader, Section, space } from '@3eu/shared/ui';
import { allPages } from '../content/all-pages';
import { MenuList } from '../navigation/menu-list';
import { useMenuList } from '../navigation/menus-context';

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

/** Every page of a site that has more of them than Quick Links shows. */
export function AllPagesPage() {
  return (
    <>
      <Seo {...allPages.seo} />
      <PageHeader variant="plain" title={allPages.title} lede={allPages.lede} />
      <Section spacing="bottom">
        <Columns><MenuList name={useMenuList('every-page').length > 0 ? 'every-page' : 'all-pages'} /></Columns>
      </Section>
    </>
  );
}
