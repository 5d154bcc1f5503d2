import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { column, media, space, tone, type } from '../foundation/tokens';
import { Hint, Optional } from './field';

const Group = styled.fieldset`
  > legend {
    ${type.label}
    margin-bottom: ${space[4]};
  }
  &[data-look='section'] {
    border-top: 3px solid ${tone.rule};
    padding-top: ${space[16]};
  }
  &[data-look='section'] > legend {
    float: left;
    width: 100%;
    margin-bottom: ${space[16]};
    ${type.row}
  }
  &[data-look='section'] > legend ~ * {
    clear: both;
  }
  > [data-part='fields'] {
    ${column}
    gap: ${space[24]};
  }
`;

type FieldsetProps = {
  legend: ReactNode;
  hint?: ReactNode;
  /** Says "(optional)" after the legend: nothing in it has to be filled in. */
  optional?: boolean;
  /** `section` opens a part of a form with the ink rule; `group` is for a few choices. Default `section`. */
  look?: 'section' | 'group';
  children: ReactNode;
};

/** Fields that belong together, with the legend that names them (WCAG 1.3.1, H71). */
export function Fieldset({ legend, hint, optional = false, look = 'section', children }: FieldsetProps) {
  const hintId = useId();
  return (
    <Group data-look={look} aria-describedby={hint ? hintId : undefined}>
      <legend>
        {legend} {optional && <Optional />}
      </legend>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      <div data-part={look === 'section' ? 'fields' : 'choices'}>{children}</div>
    </Group>
  );
}

/** Fields beside one another from 560 px up; `columns` as grid tracks (`2fr 1fr 1fr`), two equal ones by default. */
export const FormRow = styled.div<{ columns?: string }>`
  ${column}
  gap: ${space[24]};
  ${media.sm} {
    grid-template-columns: ${({ columns = '1fr 1fr' }) => columns.replace(/([\d.]+fr)/g, 'minmax(0, $1)')};
    column-gap: ${space.gap};
  }
`;
