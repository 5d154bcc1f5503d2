import { useId, type Ref } from 'react';
import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import { Icon, VisuallyHidden, color, font, media, motion, radius, space, tone, type } from '@3eu/university/ui';
import { header } from '../content/header';

/*
 * The line is the field, so its ring stands around all of it. A caret waits for whoever has not begun to write. On a
 * phone the line has a row of its own, in which 24 characters are seen. Escape empties it.
 */
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[8]};
  max-width: 44rem;
  border-bottom: 3px solid ${tone.rule};
  font: 650 1.5rem/1.3 ${font.serif};
  > label {
    flex: 1 0 100%;
    padding-block: ${space[8]} 0;
  }
  > input {
    flex: 1 1 6rem;
    min-width: 0;
    width: 4rem;
    min-height: 48px;
    padding-inline: 0;
    border: 0;
    background: none;
    color: inherit;
    ${type.label}
    font-size: 1.125rem;
    caret-color: ${tone.accent};
    scroll-margin-top: 100vh;
  }
  > input::-webkit-search-cancel-button {
    display: none;
  }
  > input:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  &:has(> input:focus-visible) {
    outline: 3px solid ${color.ink900};
    outline-offset: 2px;
    box-shadow: 0 0 0 8px ${color.amber300};
    border-radius: ${radius.control};
  }
  > button {
    display: grid;
    place-items: center;
    flex: none;
    width: 44px;
    height: 44px;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  > label::after {
    content: '';
    display: inline-block;
    width: 3px;
    height: 1.1em;
    margin-left: ${space[4]};
    vertical-align: -0.2em;
    background: ${tone.accent};
  }
  &:focus-within > label::after,
  &:has(> input:not(:placeholder-shown)) > label::after {
    visibility: hidden;
  }
  ${media.sm} {
    > label {
      flex: none;
      padding-block: ${space[8]};
    }
    > input {
      font: inherit;
    }
  }
  ${media.motion} {
    > label::after {
      animation: ask-caret ${motion.beat} steps(1) infinite;
    }
  }
  @keyframes ask-caret {
    60% {
      opacity: 0;
    }
  }
`;

type AskLineProps = {
  /** What is written, where somebody listens. Default: it is the form's own. */
  value?: string;
  onChange?: (text: string) => void;
  /** The field's id, for links to it. */
  id?: string;
  ref?: Ref<HTMLInputElement>;
};

/** One line to ask with. It is a form, which leads to all pages with what was found; without scripts to all pages. */
export function AskLine({ value, onChange, id: ownId, ref }: AskLineProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  return (
    <Form role="search" action={header.find.href}>
      <label htmlFor={id}>
        Ask one. <VisuallyHidden>Find a page or an answer</VisuallyHidden>
      </label>
      <input
        ref={ref}
        id={id}
        type="search"
        name="q"
        placeholder=" "
        autoComplete="off"
        enterKeyHint="search"
        {...(onChange && { value, onChange: (event) => onChange(event.target.value) })}
      />
      <button type="submit" aria-label="Find the answer">
        <Icon icon={ArrowRight} size={24} />
      </button>
    </Form>
  );
}
