import styled from '@emotion/styled';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { color, space } from '@3eu/university/ui';
import { Hint } from '@3eu/university/ui/forms';

/*
 * The label's overlay makes the whole row the target of a finger (WCAG 2.5.8). On a phone the box grows less than
 * enlarged text does, which needs the room: a browser draws it as a square in the middle of its first line.
 */
const Row = styled.div`
  display: grid;
  grid-template-columns: min(1.5rem, 7.5vw) minmax(0, 1fr);
  gap: 0 min(${space[12]}, 3.1vw);
  min-height: 44px;
  padding-block: 10px;
  position: relative;
  line-height: 1.5rem;
  input {
    width: 100%;
    height: 1.5rem;
    accent-color: ${color.teal700};
  }
  label::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    grid-column: 2;
  }
`;

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** One checkbox or radio button with its words at the right; the target is the whole row, 44 px high. */
export function Choice({ label, hint, id, type, ...input }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const own = useId();
  const inputId = id ?? own;
  const hintId = `${inputId}-hint`;
  return (
    <Row>
      <input type={type} id={inputId} aria-describedby={hint ? hintId : undefined} {...input} />
      <label htmlFor={inputId}>{label}</label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Row>
  );
}

/** One checkbox with its words: a certification, a consent. */
export const Checkbox = (props: ChoiceProps) => <Choice type="checkbox" {...props} />;
