import { useId } from 'react';
import styled from '@emotion/styled';
import { Button, color, font, radius, space } from '@3eu/shared/ui';
import { header } from '../content/header';
import { notFound } from '../content/not-found';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  max-width: 34rem;
  margin-top: ${space[32]};
  label {
    flex-basis: 100%;
    font: 600 1rem/1.4 ${font.sans};
  }
  input {
    flex: 1 1 12rem;
    width: 8rem;
    min-height: 48px;
    padding-inline: ${space[12]};
    border: 2px solid ${color.lineStrong};
    border-radius: ${radius.control};
    background: ${color.white};
    color: ${color.ink900};
    font: 400 1.0625rem/1.4 ${font.sans};
  }
`;

/** A search over the pages there are: a plain form, which leads to the list of all pages, also without scripts. */
export function FindForm() {
  const id = useId();
  const { label, placeholder, button } = notFound.search;
  return (
    <Form role="search" action={header.find.href}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="search" name="q" placeholder={placeholder} />
      <Button type="submit" variant="secondary">
        {button}
      </Button>
    </Form>
  );
}
