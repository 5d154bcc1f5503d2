import { ActionRow, Button, Lede, Notice, Picture, Stack, TextLink, withLinks } from '@3eu/university/ui';
import { requestInfo } from '../../content/request-info';

/** In place of the form once it is submitted; specification, section 2, Request information. */
export function Thanks({ onAgain }: { onAgain: () => void }) {
  const { thanks } = requestInfo;
  return (
    <Stack gap={32}>
      <Lede as="p">{withLinks(thanks.text)}</Lede>
      <Picture picture={thanks.picture} sizes="(min-width: 80em) 586px, (min-width: 65em) 45vw, 84vw" />
      <Stack gap={8}>
        <h3>Meanwhile</h3>
        <ul>
          {thanks.links.map(({ label, href }) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </Stack>
      <Notice title={thanks.demo.title}>
        <p>{withLinks(thanks.demo.text)}</p>
      </Notice>
      <ActionRow>
        <Button variant="secondary" onClick={onAgain}>
          Submit Another Request
        </Button>
      </ActionRow>
    </Stack>
  );
}
