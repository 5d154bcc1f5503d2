import styled from '@emotion/styled';
import type { RuntimeHref } from '@3eu/platform/page';
import { Linked, TextLink, space, type } from '@3eu/university/ui';
import { find } from '../content/find';
import type { Found } from './search-index';

const Line = styled.p`
  margin-bottom: ${space[16]};
  ${type.lede}
`;

/** Who answers in the language of the question, in that language. */
export function InTheirLanguage({ language }: Pick<Found, 'language'>) {
  if (!language) return null;
  const { lang, line, counselor } = language;
  const more = 'page' in language ? [' ', language.page] : [];
  return (
    <Line lang={lang}>
      <Linked text={[`${line} `, counselor, '.', ...more]} />
    </Line>
  );
}

const Ways = styled.div`
  display: grid;
  gap: ${space[16]} ${space[48]};
  margin-block: ${space[24]};
  h2 {
    ${type.label}
  }
  li > a {
    display: inline-block;
    padding-block: ${space[8]};
  }
`;

/** Where little or nothing was found: the nearest pages, and a person with a number. */
export function Otherwise({ nearest }: Pick<Found, 'nearest'>) {
  const { title, note, link } = find.person;
  const pages = [...nearest, ...find.near].slice(0, Math.max(3, nearest.length));
  return (
    <Ways>
      <div>
        <h2>{find.nearest}</h2>
        <ul>
          {pages.map(({ label, href }) => (
            <li key={href}>
              <TextLink href={href as RuntimeHref}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{title}</h2>
        <p>
          <TextLink href={link.href}>{link.label}</TextLink>
          <br />
          {note}
        </p>
      </div>
    </Ways>
  );
}
