import styled from '@emotion/styled';
import { ArchPicture, Breadcrumb, Facts, H1, H3, Ledger, Lede, Stack, TextLink, media, space, type } from '@3eu/shared/ui';
import { requestInfo } from '../../content/request-info';
import { admissionsSection } from '../../content/section';

const Window = styled.div`
  width: min(100%, 15rem);
  ${media.lg} {
    width: 100%;
    margin-block: ${space[16]};
  }
`;

const Note = styled.span`
  display: block;
  ${type.caption}
  font-weight: 400;
`;

/** The page's heading and picture, what happens to a request, and the quicker ways. */
export function Introduction() {
  const { header, breadcrumb, next, contact } = requestInfo;
  return (
    <Stack gap={32}>
      <div>
        <Breadcrumb items={[admissionsSection, { label: breadcrumb }]} />
        <Stack gap={16}>
          <H1>{header.title}</H1>
          <Lede>{header.lede}</Lede>
        </Stack>
      </div>
      <Window><ArchPicture picture={header.picture} sizes="(min-width: 80em) 470px, (min-width: 65em) 36vw, 240px" priority /></Window>
      <Stack gap={16}>
        <H3 as="h2">{next.title}</H3>
        <Ledger items={next.items} />
      </Stack>
      <Facts
        title={contact.title}
        items={[contact.phone, contact.email].map(({ term, link, note }) => ({
          term,
          value: <><TextLink href={link.href}>{link.label}</TextLink><Note>{note}</Note></>,
        }))}
      />
    </Stack>
  );
}
