import { memo } from 'react';
import { dayOf } from '@3eu/university/facts';
import { TextLink } from '@3eu/university/ui';
import { keywordsOf, type KnowledgeEntry } from '../../knowledge/entry';
import { Chips, Row, Side } from './entry-style';
import { Marked } from './marked';

type EntryRowProps = {
  entry: KnowledgeEntry;
  /** The text that the visitor searches for; marked where it occurs. */
  searched: string;
};

export const EntryRow = memo(function EntryRow({ entry, searched }: EntryRowProps) {
  const { id, question, answer, category, subcategory, priority, updatedAt, url } = entry;
  const keywords = keywordsOf(entry);
  return (
    <Row>
      <div>
        <h3 id={`entry-${id}`}>
          <Marked text={question} searched={searched} />
        </h3>
        <p>
          <Marked text={answer} searched={searched} />
        </p>
        {keywords.length > 0 && (
          <Chips aria-label="Keywords">
            {keywords.map((keyword, index) => (
              <li key={index}>
                <Marked text={keyword} searched={searched} />
              </li>
            ))}
          </Chips>
        )}
      </div>
      <Side>
        <dl>
          <dt>Category</dt>
          <dd>
            {category}
            {subcategory && ` / ${subcategory}`}
          </dd>
          <dt>Priority</dt>
          <dd>{priority}</dd>
          {updatedAt && (
            <>
              <dt>Updated</dt>
              <dd>
                <time dateTime={updatedAt}>{dayOf(updatedAt).long}</time>
              </dd>
            </>
          )}
        </dl>
        <TextLink href={url} aria-describedby={`entry-${id}`}>
          View Page
        </TextLink>
      </Side>
    </Row>
  );
});
