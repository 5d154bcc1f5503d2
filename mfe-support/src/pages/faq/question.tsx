import { memo } from 'react';
import styled from '@emotion/styled';
import { TextLink, space, tone, type } from '@3eu/university/ui';
import { Disclosure } from '@3eu/university/ui/patterns';
import { keywordsOf, type KnowledgeEntry } from '../../knowledge/entry';
import { questionId } from '../../knowledge/question-id';

/** Maximum number of keywords below an answer. Specification, section 9. */
export const keywordLimit = 5;

const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[4]} ${space[16]};
  margin-top: ${space[12]};
  ${type.caption}
  color: ${tone.faint};
  > a {
    font-weight: 600;
    padding-block: ${space[8]};
  }
`;

const Keywords = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  margin-top: ${space[8]};
  > li {
    padding: 2px ${space[8]};
    border: 1px solid ${tone.hairline};
    ${type.caption}
  }
`;

type QuestionProps = {
  entry: KnowledgeEntry;
  open: boolean;
};

/** One question with its answer, subcategory, priority, link and keywords; specification, section 2, FAQ. */
export const Question = memo(function Question({ entry, open }: QuestionProps) {
  const { question, answer, subcategory, priority, url } = entry;
  const keywords = keywordsOf(entry).slice(0, keywordLimit);
  const id = questionId(entry);
  return (
    <Disclosure id={id} title={question} open={open}>
      <p>{answer}</p>
      <Details data-search="off">
        {subcategory && <span>{subcategory}</span>}
        <span>{`Priority: ${priority}`}</span>
        {url !== '/' && (
          <TextLink href={url} aria-describedby={`${id}-words`}>
            Learn More
          </TextLink>
        )}
        <span id={`${id}-words`} hidden>
          {question}
        </span>
      </Details>
      {keywords.length > 0 && (
        <Keywords data-search="off" aria-label="Keywords">
          {keywords.map((keyword) => (
            <li key={keyword}>{keyword}</li>
          ))}
        </Keywords>
      )}
    </Disclosure>
  );
});
