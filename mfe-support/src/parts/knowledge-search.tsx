import type { ReactNode, Ref } from 'react';
import { optionsOf } from '@3eu/university/facts';
import { SearchField, SelectField } from '@3eu/university/ui/forms';
import { textLimit } from '../knowledge/match';
import type { AddressQuery } from '../knowledge/use-address-query';

type KnowledgeSearchProps = AddressQuery & {
  label: string;
  placeholder: string;
  categories: readonly string[];
  /** Called with the text that was asked for. */
  onSearch?: (text: string) => void;
  /** The field for the text. */
  field?: Ref<HTMLInputElement>;
  /** Further controls. */
  children?: ReactNode;
};

/** A search by text and category, which the address carries. */
export function KnowledgeSearch(props: KnowledgeSearchProps) {
  const { label, placeholder, query, draft, setDraft, ask, categories, onSearch, field, children } = props;
  const search = (text: string) => {
    ask({ ...query, text });
    onSearch?.(text);
  };
  return (
    <SearchField
      ref={field}
      label={label}
      placeholder={placeholder}
      maxLength={textLimit}
      value={draft}
      onChange={setDraft}
      onSearch={search}
    >
      <SelectField
        label="Category"
        name="category"
        placeholder="All Categories"
        options={optionsOf(...categories)}
        value={query.category}
        onChange={({ target }) => ask({ text: draft, category: target.value })}
      />
      {children}
    </SearchField>
  );
}
