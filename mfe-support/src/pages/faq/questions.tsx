import { useMemo, useRef } from 'react';
import styled from '@emotion/styled';
import { Button } from '@3eu/university/ui';
import { ErrorState } from '@3eu/university/ui/patterns';
import { faq } from '../../content/faq';
import { groupEntries } from '../../knowledge/group';
import type { Query } from '../../knowledge/match';
import { NoResults } from '../../parts/no-results';
import { useNamedQuestion } from '../../parts/use-named-question';
import { CategoryRail, PrerenderedRail } from './category-rail';
import { listAttribute, PrerenderedQuestions } from './prerendered-questions';
import { QuestionGroups } from './question-groups';
import { ResultCount } from './result-count';
import { questionId } from '../../knowledge/question-id';
import { useOpenQuestions } from './use-open-questions';
import type { QuestionsState } from './use-questions';

/*
 * Room for a list that is on its way, so that what stands below it does not move. Where nothing was found there are no
 * categories beside it.
 */
const Column = styled.div`
  &:only-child {
    grid-column: 1 / -1;
  }
  &[data-waits] {
    min-height: 100vh;
  }
`;

/** @param hasList Whether the prerendered questions are shown. */
function SearchFailed({ hasList, onRetry }: { hasList: boolean; onRetry: () => void }) {
  const { title, text, titleAlone, textAlone } = faq.failed;
  return (
    <ErrorState title={hasList ? title : titleAlone} actions={<Button onClick={onRetry}>Try Again</Button>}>
      <p>{hasList ? text : textAlone}</p>
    </ErrorState>
  );
}

type QuestionsProps = QuestionsState & {
  /** The query that the list shows. */
  query: Query;
  onClear: () => void;
  /** Asks for the entries once more. */
  onRetry: () => void;
};

/** The list with its categories: the document's own until a search asks for another, then React's. */
export function Questions({ answers, isPrerendered, trouble, query, onClear, onRetry }: QuestionsProps) {
  const found = useMemo(() => answers?.find(query), [answers, query]);
  const groups = groupEntries(found ?? []);
  const column = useRef<HTMLDivElement>(null);
  const open = useOpenQuestions(column);
  const [only, another] = found ?? [];
  useNamedQuestion(column, only && !another ? questionId(only) : undefined, answers);
  return (
    <>
      {isPrerendered ? (
        <PrerenderedRail key="prerendered" />
      ) : (
        found?.length !== 0 && <CategoryRail key="own" groups={groups} />
      )}
      <Column ref={column} data-waits={(!isPrerendered && !answers) || undefined}>
        <ResultCount count={found?.length} text={query.text} trouble={trouble} hasList={isPrerendered} />
        {trouble === 'failed' && <SearchFailed hasList={isPrerendered} onRetry={onRetry} />}
        {isPrerendered ? (
          <PrerenderedQuestions />
        ) : (
          <div {...{ [listAttribute]: '' }}>
            <QuestionGroups groups={groups} open={open} />
            {found?.length === 0 && (
              <NoResults {...faq.empty} actions={<Button onClick={onClear}>Clear Filters</Button>} />
            )}
          </div>
        )}
      </Column>
    </>
  );
}
