import styled from '@emotion/styled';
import { inWords, tel } from '@3eu/university/facts';
import { lost } from '@3eu/university/pictures';
import type { RuntimeHref } from '@3eu/platform/page';
import type { Card, Found as FoundOf, Place } from '@3eu/platform/search/search';
import { ArchPicture, ArchPortrait, withLinks, TextLink, media, radius, space, tone, type } from '@3eu/university/ui';
import { Fold, RuledList } from '@3eu/university/ui/patterns';
import { find } from '../content/find';
import type { WhomToCall } from '../content/types';
import { whom } from '../content/whom-to-call';
import { aboutPlace } from './about';
import type { Language } from './language';
import { foundAttribute } from './walk';

const Article = styled.article`
  display: grid;
  gap: ${space[16]};
  max-width: 44rem;
  h2 {
    ${type.h3}
  }
  [data-part='quote'] {
    ${type.lede}
    max-width: 60ch;
    overflow-wrap: anywhere;
  }
  [data-part='quote'] a {
    white-space: nowrap;
  }
  [data-part='where'] {
    ${type.caption}
    color: ${tone.soft};
  }
  > img {
    width: 100%;
    max-height: 9rem;
    object-fit: cover;
    object-position: 50% 25%;
    border-radius: ${radius.control};
  }
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  > [data-part='portrait'] {
    flex: none;
    width: 48px;
  }
`;

type Found = FoundOf<Language>;

const beginnings = whom.about.map(({ places }) => places);

/** Who is called about a place. */
const whomToCall = (href: string): WhomToCall => whom.about[aboutPlace(href, beginnings)] ?? whom.everything;

/** Somebody to call: the name, when or as what, the number. */
function Call({ name, title, phone, portrait }: WhomToCall) {
  return (
    <Person>
      {portrait && (
        <div data-part="portrait">
          <ArchPortrait picture={portrait} width={48} />
        </div>
      )}
      <p>
        {name}, {title}
        <br />
        <TextLink href={tel(phone)}>{phone}</TextLink>
      </p>
    </Person>
  );
}

const List = styled(RuledList)`
  a {
    display: inline-block;
    padding-block: ${space[4]};
  }
  [data-part='where'] {
    ${type.caption}
    color: ${tone.soft};
  }
`;

function Places({ places }: { places: readonly Place[] }) {
  return (
    <List room={12}>
      {places.map(({ href, title, where }) => (
        <li key={href}>
          <TextLink href={href as RuntimeHref}>{title}</TextLink>
          {where && <p data-part="where">{where}</p>}
        </li>
      ))}
    </List>
  );
}

/** Who answers in the language of the question, in that language. */
function InTheirLanguage({ language }: { language: NonNullable<Found['language']> }) {
  const { lang, line, counselor } = language;
  const more = 'page' in language ? [' ', language.page] : [];
  return <p lang={lang}>{withLinks([`${line} `, counselor, '.', ...more])}</p>;
}

/** A phone number as the site writes it. */
const number = /(\+1 \(\d{3}\) \d{3}-\d{4})/;

/** A text whose phone numbers can be called: some are asked for in need. */
const WithNumbers = ({ text }: { text: string }) =>
  text.split(number).map((part, place) =>
    number.test(part) ? (
      <TextLink key={place} href={tel(part)}>
        {part}
      </TextLink>
    ) : (
      part
    ),
  );

const inPlaces = (places: number) => (places === 1 ? 'one place' : `${inWords(places)} places`);

/** The one answer: the question as the site puts it, what its place says, whom to call; folded, where else it is spoken of. */
function Answer({ card, also, language }: { card: Card; also: readonly Place[]; language: Found['language'] }) {
  const { href, title, where, quote, picture, lang } = card;
  const person = whomToCall(href);
  return (
    // A new element for another answer, so that it works in a translated page too.
    <Article key={href + title} {...{ [foundAttribute]: '' }}>
      <h2 lang={lang}>
        <TextLink href={href as RuntimeHref} quiet>
          {title}
        </TextLink>
      </h2>
      {picture && !person.portrait && <img src={picture} alt="" decoding="async" />}
      <p data-part="quote" lang={lang}>
        <WithNumbers text={quote} />
      </p>
      {language ? <InTheirLanguage language={language} /> : !number.test(quote) && <Call {...person} />}
      <p data-part="where">
        <TextLink href={href as RuntimeHref}>Read on</TextLink>
        {where && ` ${where}`}
      </p>
      {also.length > 0 && (
        <Fold everywhere label={`Also mentioned in ${inPlaces(also.length)}`}>
          <Places places={also} />
        </Fold>
      )}
    </Article>
  );
}

const Unasked = styled(Article)`
  grid-template-columns: minmax(0, 1fr) auto;
  > * {
    grid-column: 1 / -1;
  }
  > h2 {
    grid-column: 1;
    align-self: end;
  }
  > [data-part='narwhal'] {
    grid-area: 1 / 2;
    width: 96px;
  }
  h3 {
    ${type.label}
  }
  ${media.md} {
    > *:not([data-part='narwhal']) {
      grid-column: 1;
    }
    > [data-part='narwhal'] {
      grid-row-end: span 3;
      width: 180px;
    }
  }
`;

/** What nobody has asked yet: the places that come nearest, who is called about the first, and a narwhal that is lost. */
function Nobody({ nearest }: Pick<Found, 'nearest'>) {
  const places = [...nearest, ...find.near.map(({ href, label }) => ({ href, title: label, where: '' }))].slice(0, 2);
  return (
    <Unasked {...{ [foundAttribute]: '' }}>
      <h2>{find.nobody}</h2>
      <div data-part="narwhal">
        <ArchPicture picture={{ ...lost, focus: [100, 70] }} ratio="4/5" sizes="360px" decorative />
      </div>
      <div>
        <h3>What comes nearest</h3>
        <Places places={places} />
      </div>
      <div>
        <h3>Or ask a person</h3>
        <Call {...whomToCall(nearest[0]?.href ?? '')} />
      </div>
    </Unasked>
  );
}

/** What was found for a question. */
export function Results({ found: { card, also, nearest, language } }: { found: Found }) {
  if (card) return <Answer card={card} also={also} language={language} />;
  if (!language) return <Nobody nearest={nearest} />;
  return (
    <Article {...{ [foundAttribute]: '' }}>
      <div data-part="quote">
        <InTheirLanguage language={language} />
      </div>
    </Article>
  );
}

/** The same in one sentence, for who cannot see it: what was found, and how much more. */
export function statusOf({ card, also, language }: Found): string {
  if (card) return `One answer: ${card.title}${also.length ? ` Also mentioned in ${inPlaces(also.length)}.` : ''}`;
  return language ? language.line : find.nobody;
}
