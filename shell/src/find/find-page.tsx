import { useDeferredValue, useRef } from 'react';
import styled from '@emotion/styled';
import { Seo } from '@3eu/platform/page';
import { Button, PageHeader, Section, SectionHeading, VisuallyHidden, space, withLinks } from '@3eu/university/ui';
import { useSite } from '@3eu/engine/site';
import { find } from '../content/find';
import { everyPage } from '@3eu/engine/navigation/every-page';
import { hasEveryPage, MenusProvider } from '@3eu/engine/navigation/menus-context';
import { useLoaded } from '@3eu/engine/search/use-loaded';
import { useSearch } from '@3eu/engine/search/use-search';
import { WithoutScripts, ErrorState, LoadingState } from '@3eu/university/ui/patterns';
import { AskLine } from './ask-line';
import { fieldId } from './find-link';
import { PageIndex } from './page-index';
import { ourSearch } from './sources';
import { useTerm } from './use-term';
import { walkFound } from './walk';

const Field = styled.div`
  max-width: 44rem;
  margin-top: ${space[24]};
`;

/* So high that the footer stays out of sight, and does not jump, while results come and change. */
const Tall = styled.div`
  &:has([data-kind='loading'], [data-answered]) {
    min-height: 70vh;
  }
`;

/* Of one line and as high as the page's own name, so that nothing below it moves; the whole query stands in the field. */
const Asked = styled.span`
  display: block;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  font-size: 0.5em;
  line-height: 2.36;
`;

const Keys = styled.div`
  display: contents;
`;

/** Every page of the site by section, or an error where neither the document nor the registry has the list. */
function List({ onRetry }: { onRetry: () => void }) {
  const own = useSite().menus;
  const isHere = hasEveryPage(own);
  const { value, state, retry } = useLoaded(everyPage, !isHere);
  const tryAgain = () => {
    retry();
    onRetry();
  };
  const { title, text } = find.listFailed;
  if (!isHere && !value)
    return state === 'failed' ? (
      <ErrorState title={title} actions={<Button onClick={tryAgain}>{find.failed.tryAgain}</Button>}>
        <p>{withLinks(text)}</p>
      </ErrorState>
    ) : (
      <LoadingState title={find.searching} />
    );
  return (
    <MenusProvider value={isHere ? own : value!}>
      <PageIndex />
    </MenusProvider>
  );
}

export function Page() {
  const { text, setText } = useTerm();
  const term = useDeferredValue(text.trim());
  const { found, own, hasFailed, retry } = useSearch(ourSearch, term);
  const field = useRef<HTMLInputElement>(null);
  // After a button that disappears when it is pressed: the focus would be lost with it.
  const focusField = () => field.current?.focus();
  const clear = () => {
    setText('');
    focusField();
  };
  const searchAgain = () => {
    retry();
    focusField();
  };
  return (
    <Keys onKeyDown={(event) => walkFound(event, clear)}>
      <Seo {...find.metadata} />
      <PageHeader variant="plain" title={term === '' ? find.title : <Asked>{find.asked(term)}</Asked>} lede={find.lede}>
        <WithoutScripts data-search="off">
          <p>{find.withoutScripts}</p>
        </WithoutScripts>
        <Field data-needs-script>
          <AskLine ref={field} id={fieldId} value={text} onChange={setText} />
        </Field>
      </PageHeader>
      {term !== '' && (
        <Section labelledBy="results">
          <VisuallyHidden as="h2" id="results">
            {find.results}
          </VisuallyHidden>
          <Tall>
            {/* It is there before there is anything to say, so that screen readers announce what is. */}
            <p role="status">
              <VisuallyHidden>{found && own?.statusOf(found)}</VisuallyHidden>
            </p>
            {own && found && <own.Results found={found} />}
            {hasFailed && (
              <ErrorState
                title={find.failed.title}
                actions={<Button onClick={searchAgain}>{find.failed.tryAgain}</Button>}
              >
                <p>{withLinks(find.failed.text)}</p>
              </ErrorState>
            )}
            {!found && !hasFailed && <LoadingState title={find.searching} />}
          </Tall>
        </Section>
      )}
      {(term === '' || hasFailed || (found && !found.card)) && (
        <Section label={find.index}>
          {term !== '' && <SectionHeading title={find.index} />}
          <List onRetry={focusField} />
        </Section>
      )}
    </Keys>
  );
}
