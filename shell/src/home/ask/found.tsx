import styled from '@emotion/styled';
import { contact } from '@3eu/university/facts';
import type { RuntimeHref, SiteHref } from '@3eu/platform/page';
import { ButtonLink, TextLink, space, tone, type } from '@3eu/university/ui';
import { ask } from '../../content/ask';
import { find } from '../../content/find';
import { header } from '../../content/header';
import { Marked } from '../../find/marked';
import type { Hit } from '../../find/search-index';
import { snippetOf } from '../../find/snippet';
import { Instead } from './instead';

/** As many as fit where the front of the page was. */
const most = 4;

const Panel = styled(Instead)`
  > ol > li {
    display: grid;
    gap: ${space[4]};
    margin-top: ${space[16]};
  }
  [data-part='status'] {
    margin-bottom: ${space[16]};
    ${type.lede}
    font-weight: 600;
  }
  h2 {
    ${type.card}
  }
  > ol > li:first-of-type h2 {
    ${type.h3}
  }
  [data-part='where'] {
    ${type.caption}
    color: ${tone.soft};
  }
  mark {
    background: none;
    color: ${tone.accent};
    font-weight: 650;
  }
`;

/** What a search has come to, in a line. */
export function statusOf(hits: readonly Hit[] | undefined, hasFailed: boolean): string {
  if (hasFailed) return find.failed.title;
  if (!hits) return find.searching;
  return hits.length > 0 ? ask.found.count(hits.length) : ask.found.none;
}

type FoundProps = { term: string; hits: readonly Hit[] | undefined; status: string };

/** The places that answer what is written, the best with what it says. */
export function Found({ term, hits, status }: FoundProps) {
  return (
    <Panel>
      <p data-part="status">{status}</p>
      {hits?.length === 0 && <ButtonLink href={contact.phoneHref}>{contact.phone}</ButtonLink>}
      <ol>
        {hits?.slice(0, most).map(({ entry: { href, title, page, section, text }, found }, place) => (
          <li key={href}>
            <h2>
              <TextLink href={href as RuntimeHref} quiet>
                <Marked text={title} found={found} />
              </TextLink>
            </h2>
            {place === 0 && (
              <p>
                <Marked text={snippetOf(text, found)} found={found} />
              </p>
            )}
            <p data-part="where">{title === page ? section : find.within(section, page)}</p>
          </li>
        ))}
      </ol>
      {hits && hits.length > most && (
        <p>
          <TextLink href={`${header.find.href}?q=${encodeURIComponent(term)}` satisfies SiteHref}>
            {ask.found.all}
          </TextLink>
        </p>
      )}
    </Panel>
  );
}
