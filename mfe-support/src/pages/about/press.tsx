import { defaultWidth, pictureUrl } from '@3eu/platform/contract/pictures';
import { Caption, Facts, H3, Section, Stack } from '@3eu/university/ui';
import { about } from '../../content/about';

const { press } = about;

/** Whom reporters call, figures with their source, and pictures to print. */
export function Press() {
  return (
    <Section
      {...press}
      split="4/8"
      beside={
        <Stack gap={32}>
          <Facts items={[...press.contact, ...press.figures]} />
          <Stack gap={8}>
            <H3>{press.picturesTitle}</H3>
            <ul>
              {press.pictures.map(({ label, picture }) => (
                <li key={label}>
                  <a href={pictureUrl(picture, defaultWidth, 'webp')} download>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <Caption>{press.picturesText}</Caption>
          </Stack>
        </Stack>
      }
    />
  );
}
