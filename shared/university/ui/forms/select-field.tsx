import styled from '@emotion/styled';
import type { Ref, SelectHTMLAttributes } from 'react';
import { controlCss, Field, type FieldProps } from './field';
import { color } from '../foundation/tokens';

const Holder = styled.div`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    right: 1rem;
    top: calc(50% - 6px);
    width: 8px;
    height: 8px;
    border: solid ${color.ink900};
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    pointer-events: none;
    z-index: 2;
  }
  select {
    ${controlCss}
    appearance: none;
    padding-right: 2.5rem;
    text-overflow: ellipsis;
  }
`;

export type Option = { value: string; label: string };

type SelectFieldProps = FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly Option[];
    /** First option with an empty value: "Choose one", "All Categories". */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** One of several options, on the native select. */
export function SelectField({
  label,
  hint,
  error,
  optional = false,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(control) => (
        <Holder>
          <select {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </Holder>
      )}
    </Field>
  );
}
