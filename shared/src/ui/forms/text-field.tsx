import styled from '@emotion/styled';
import type { InputHTMLAttributes, Ref } from 'react';
import { controlCss, Field, type FieldProps } from './field';

const Input = styled.input`
  ${controlCss}
`;

export type TextFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** One line of text, or any other typed input (`type="email"`, `tel`, `date`, `number`). Pass `autoComplete` (WCAG 1.3.5). */
export function TextField({ label, hint, error, optional, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, id, required: input.required }} optional={optional ?? false}>
      {(control) => <Input type="text" {...input} {...control} />}
    </Field>
  );
}
