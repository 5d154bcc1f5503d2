import styled from '@emotion/styled';
import { useId, useState, type ReactNode } from 'react';
import { media, space } from '../foundation/tokens';
import { Choice } from './choice';
import { Fieldset } from './fieldset';

const Columns = styled.div`
  ${media.sm} {
    &[data-columns='2'] {
      columns: 2;
      column-gap: ${space[32]};
    }
    > * {
      break-inside: avoid;
    }
  }
`;

export type ChoiceOption = { value: string; label: ReactNode; hint?: ReactNode };

type GroupProps<Value> = {
  legend: ReactNode;
  hint?: ReactNode;
  options: readonly ChoiceOption[];
  /** Name of the form field. */
  name: string;
  /** Controlled value; leave out to let the group keep its own. */
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** Two columns from 560 px up. */
  columns?: 1 | 2;
};

/** Any number of several options. Checking adds a value, unchecking removes it. */
export function CheckboxGroup({
  legend,
  hint,
  options,
  name,
  value,
  defaultValue,
  onChange,
  columns = 1,
}: GroupProps<readonly string[]>) {
  const [own, setOwn] = useState(defaultValue ?? []);
  const chosen = value ?? own;
  const toggle = (option: string) => {
    const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
    setOwn(next);
    onChange?.(next);
  };
  return (
    <Fieldset legend={legend} hint={hint} look="group">
      <Columns data-columns={columns}>
        {options.map((option) => (
          <Choice
            type="checkbox"
            key={option.value}
            name={name}
            {...option}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
      </Columns>
    </Fieldset>
  );
}

/** One of a few options that all stay in view. */
export function RadioGroup({
  legend,
  hint,
  options,
  name,
  value,
  defaultValue,
  onChange,
  columns = 1,
  required,
}: GroupProps<string> & { required?: boolean }) {
  const [own, setOwn] = useState(defaultValue);
  const group = useId();
  const chosen = value ?? own;
  const choose = (option: string) => {
    setOwn(option);
    onChange?.(option);
  };
  return (
    <Fieldset legend={legend} hint={hint} look="group">
      <Columns data-columns={columns}>
        {options.map((option) => (
          <Choice
            type="radio"
            key={option.value}
            name={name || group}
            {...option}
            required={required}
            checked={chosen === option.value}
            onChange={() => choose(option.value)}
          />
        ))}
      </Columns>
    </Fieldset>
  );
}
