import { useEffect, useRef, type Ref } from 'react';
import styled from '@emotion/styled';
import { SearchField, SelectField } from '@3eu/university/ui/forms';
import { FirstViewEnd } from '@3eu/platform/page';
import { H1, Lede, Section, space, withLinks } from '@3eu/university/ui';
import { faq } from '../../content/faq';
import { categories } from '../../knowledge/entry';
import { textLimit } from '../../knowledge/match';
import type { AddressQuery } from '../../knowledge/use-address-query';

const Fields = styled.div`
  > p {
    margin: ${space[16]} 0 ${space[32]};
  }
`;

const options = categories.map((category) => ({ value: category, label: category }));

type FaqSearchProps = AddressQuery & {
  /** Called at each sign that somebody is about to search. */
  onIntent: () => void;
  /** The field for the text. */
  field: Ref<HTMLInputElement>;
};

export function FaqSearch({ query, draft, setDraft, ask, onIntent, field }: FaqSearchProps) {
  const { header, search } = faq;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The visitor may have reached the field before hydration.
    if (fields.current!.contains(document.activeElement)) onIntent();
  }, [onIntent]);
  return (
    <Section tone="deep" spacing="tight">
      <Fields ref={fields} onPointerEnter={onIntent} onFocus={onIntent} onInput={onIntent}>
        <H1>{header.title}</H1>
        <Lede>{withLinks(header.lede)}</Lede>
        <div data-needs-script>
          <SearchField
            ref={field}
            label={search.label}
            placeholder={search.placeholder}
            button={search.button}
            maxLength={textLimit}
            value={draft}
            onChange={setDraft}
            onSearch={(text) => ask({ ...query, text })}
          >
            <SelectField
              label={search.category}
              name="category"
              placeholder={search.allCategories}
              options={options}
              value={query.category}
              onChange={(event) => ask({ text: draft, category: event.target.value })}
            />
          </SearchField>
        </div>
      </Fields>
      <FirstViewEnd />
    </Section>
  );
}
