import { useEffect, useRef, type Ref } from 'react';
import styled from '@emotion/styled';
import { FirstViewEnd } from '@3eu/platform/page';
import { H1, Lede, Section, space, withLinks } from '@3eu/university/ui';
import { faq } from '../../content/faq';
import { categories } from '../../knowledge/entry';
import type { AddressQuery } from '../../knowledge/use-address-query';
import { KnowledgeSearch } from '../../parts/knowledge-search';

const Fields = styled.div`
  > p {
    margin: ${space[16]} 0 ${space[32]};
  }
`;

type FaqSearchProps = AddressQuery & {
  /** Called at each sign that somebody is about to search. */
  onIntent: () => void;
  /** The field for the text. */
  field: Ref<HTMLInputElement>;
};

export function FaqSearch({ onIntent, ...search }: FaqSearchProps) {
  const { header } = faq;
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
          <KnowledgeSearch
            {...search}
            label="Your question"
            placeholder="Search frequently asked questions..."
            categories={categories}
          />
        </div>
      </Fields>
      <FirstViewEnd />
    </Section>
  );
}
