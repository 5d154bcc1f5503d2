import { useDeferredValue, useRef } from 'react';
import styled from '@emotion/styled';
import { Seo } from '@3eu/platform/page';
import { PageHeader, Section, SectionHeading, VisuallyHidden, space } from '@3eu/university/ui';
import { find } from '../content/find';
import { useSearch } from '@3eu/engine/search/use-search';
import { WithoutScripts } from '@3eu/university/ui/patterns';
import { AskLine } from './ask-line';
import { EveryPageList, listTitle } from './every-page-list';
import { fieldId } from './find-link';
import { Outcome } from './outcome';
import { ourSearch } from './sources';
import { useTerm } from './use-term';
import { walkFound } from './walk';

const Field = styled.div`
  max-width: 44rem;
  margin-top: ${space[24]};
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
      <PageHeader variant="plain" title={term === '' ? find.title : <Asked>{`“${term}”`}</Asked>} lede={find.lede}>
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
            The answer
          </VisuallyHidden>
          <Outcome status={found && own?.statusOf(found)} hasFailed={hasFailed} onRetry={searchAgain}>
            {own && found && <own.Results found={found} />}
          </Outcome>
        </Section>
      )}
      {(term === '' || hasFailed || (found && !found.card)) && (
        <Section label={listTitle}>
          {term !== '' && <SectionHeading title={listTitle} />}
          <EveryPageList onRetry={focusField} />
        </Section>
      )}
    </Keys>
  );
}
