import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import { useId, type FormEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../actions/button';
import { Icon } from '../typography/icon';
import { column, media, space } from '../foundation/tokens';
import { controlCss, Label } from './field';

// Narrower than this, its placeholder would be cut off, so the button wraps below it.
const Form = styled.form`
  ${column}
  gap: ${space[16]};
  [data-part='search'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]};
  }
  [data-part='search'] > label {
    flex-basis: 100%;
  }
  input {
    ${controlCss}
    flex: 1 1 17rem;
    width: 8rem;
  }
  [data-part='more'] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space[16]};
  }
  [data-part='more'] > div {
    flex: 1 1 13rem;
  }
  ${media.md} {
    &:has(> [data-part='more']) {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
    }
    [data-part='more'] {
      flex-wrap: nowrap;
      white-space: nowrap;
    }
  }
`;

type SearchFieldProps = {
  label: string;
  value: string;
  /** At each keystroke. */
  onChange: (text: string) => void;
  /** On Enter and on the Search button. */
  onSearch?: (text: string) => void;
  placeholder?: string;
  /** Maximum number of characters. Default: no limit. */
  maxLength?: number;
  /** The field itself. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Further controls of the same toolbar: a category select, an export button. */
  children?: ReactNode;
};

/** A search landmark with its label, field and button. */
export function SearchField({
  label,
  value,
  onChange,
  onSearch,
  placeholder,
  maxLength,
  ref,
  children,
}: SearchFieldProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch?.(value);
  };
  return (
    <Form role="search" onSubmit={submit}>
      <div data-part="search">
        <Label htmlFor={id}>{label}</Label>
        <input
          ref={ref}
          id={id}
          type="search"
          name="q"
          dir="auto"
          maxLength={maxLength}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button type="submit">
          <Icon icon={Search} />
          Search
        </Button>
      </div>
      {children && <div data-part="more">{children}</div>}
    </Form>
  );
}
