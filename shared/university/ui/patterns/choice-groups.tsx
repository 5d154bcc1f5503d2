import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, space } from '@3eu/university/ui';
import { Fieldset } from '@3eu/university/ui/forms';
import { Choice } from './choice';

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

type ChoiceOption = { value: string; label: ReactNode; hint?: ReactNode };

type GroupProps<Value> = {
  legend: ReactNode;
  hint?: ReactNode;
  options: readonly ChoiceOption[];
  /** Name of the form field. */
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Two columns from 560 px up. */
  columns?: 1 | 2;
};

type ChoicesProps = Omit<GroupProps<never>, 'value' | 'onChange'> & {
  type: 'checkbox' | 'radio';
  isChosen: (option: string) => boolean;
  onChoose: (option: string) => void;
};

function Choices({ legend, hint, options, columns = 1, isChosen, onChoose, ...input }: ChoicesProps) {
  return (
    <Fieldset legend={legend} hint={hint} look="group">
      <Columns data-columns={columns}>
        {options.map((option) => (
          <Choice
            key={option.value}
            {...input}
            {...option}
            checked={isChosen(option.value)}
            onChange={() => onChoose(option.value)}
          />
        ))}
      </Columns>
    </Fieldset>
  );
}

/** Any number of several options. Checking adds a value, unchecking removes it. */
export function CheckboxGroup({ value, onChange, ...rest }: GroupProps<readonly string[]>) {
  const toggle = (option: string) =>
    onChange(value.includes(option) ? value.filter((one) => one !== option) : [...value, option]);
  return <Choices {...rest} type="checkbox" isChosen={(option) => value.includes(option)} onChoose={toggle} />;
}

/** One of a few options that all stay in view. */
export function RadioGroup({ value, onChange, ...rest }: GroupProps<string>) {
  return <Choices {...rest} type="radio" isChosen={(option) => option === value} onChoose={onChange} />;
}
