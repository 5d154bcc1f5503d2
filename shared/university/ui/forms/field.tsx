import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import { useId, useState, type FormEvent, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { column, color, radius, space, type } from '../foundation/tokens';
import { Icon } from '../typography/icon';

/** What every field accepts beside the native props of its control. */
export type FieldProps = {
  /** Stands above the control and names it. */
  label: string;
  /** One line below the label, read with the name. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; marks the control invalid. */
  error?: ReactNode;
  /** Says "(optional)" after the label. A field that has to be filled in has no mark: its attribute says it. */
  optional?: boolean;
};

const Box = styled.div`
  ${column}
  align-content: start;
  gap: ${space[8]};
  break-inside: avoid;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.4em;
  line-height: 1.4;
`;

export const Label = styled.label`
  ${type.label}
`;

const Marker = styled.span`
  color: ${color.ink500};
  ${type.fine}
  line-height: 1.4;
`;

/** The one mark of a field or of a group, after its label. Screen readers hear from the attribute what is not optional. */
export const Optional = () => <Marker aria-hidden="true">(optional)</Marker>;

/** What helps to fill a field in, below its label. */
export const Hint = styled.p`
  ${type.caption}
  color: ${color.ink500};
`;

const Problem = styled(Hint)`
  display: flex;
  gap: 6px;
  > svg {
    flex: none;
  }
  color: ${color.error};
  font-weight: 600;
`;

/**
 * The look of a control: 48 px high, with a border contrast of at least 3:1 (WCAG 1.4.11). When it is scrolled into
 * view, its label and hint stay visible below the sticky header (WCAG 2.4.11).
 */
export const controlCss = `
  width: 100%;
  min-height: 48px;
  scroll-margin-top: calc(var(--header-height) + 7rem);
  padding: .6875rem .875rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.white};
  color: ${color.ink900};
  ${type.plain}
  font-size: 1.0625rem;
  &::placeholder { color: ${color.ink500}; opacity: 1; }
  &:hover { border-color: ${color.ink700}; }
  &[aria-invalid='true'] { border: 2px solid ${color.error}; }
  &:user-invalid { border: 2px solid ${color.error}; }
  &:disabled { background: ${color.teal50}; color: ${color.ink500}; cursor: not-allowed; }
`;

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is wrong with a control: in words of ours, where they say more than the browser's. `title` says what is expected. */
function messageOf(label: string, { title, type: kind, validity, validationMessage }: FieldElement): string {
  if (validity.typeMismatch && kind === 'email') return 'Write a whole email address, as in name@example.com.';
  if (validity.patternMismatch && title) return title;
  return validity.valueMissing || validity.patternMismatch ? `Enter your ${label.toLowerCase()}.` : validationMessage;
}

/** The end of the press that is under way: of a mouse's button, or of a finger's tap, which browsers tell as one. */
let release: Promise<unknown> | undefined;
// While a document is prerendered, nothing is pressed.
globalThis.addEventListener?.(
  'mousedown',
  () => {
    // The click comes with the release.
    release = new Promise((resolve) => addEventListener('mouseup', () => setTimeout(resolve), { once: true }));
    void release.then(() => (release = undefined));
  },
  true,
);

/** What the browser finds wrong with a control, for the line below it: the browser's own bubble covers the next label. */
function useBrowserMessage(label: string) {
  const [message, setMessage] = useState('');
  const onInvalid = (event: FormEvent<FieldElement>) => {
    const { currentTarget: control } = event;
    event.preventDefault();
    setMessage(messageOf(label, control));
    // The browser gives the focus to the first one only where it shows the bubble.
    const controls = [...(control.form?.elements ?? [])] as HTMLInputElement[];
    const first = controls.find(({ validity }) => validity && !validity.valid);
    if (first === control) control.focus();
  };
  const onInput = ({ currentTarget }: FormEvent<FieldElement>) =>
    message && setMessage(currentTarget.validity.valid ? '' : messageOf(label, currentTarget));
  // Whoever has written something and goes on is told at once. But a line that came between press and release would
  // move the pressed button away, and with it the click.
  const onBlur = ({ currentTarget }: FormEvent<FieldElement>) => {
    const tell = () =>
      currentTarget.value !== '' && !currentTarget.validity.valid && setMessage(messageOf(label, currentTarget));
    if (release) void release.then(tell);
    else tell();
  };
  return { message, listeners: { onInvalid, onInput, onBlur } };
}

type Control = {
  id: string;
  /** A name may be written from right to left. */
  dir: 'auto';
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  onInvalid: (event: FormEvent<FieldElement>) => void;
  onInput: (event: FormEvent<FieldElement>) => void;
  onBlur: (event: FormEvent<FieldElement>) => void;
};

/** Label, hint and error around one control, with their ids tied together. */
export function Field({
  label,
  hint,
  error,
  optional,
  id,
  after,
  children,
}: FieldProps & {
  id?: string | undefined;
  /** Comes below the control and describes it too, such as a counter. */
  after?: (id: string) => ReactNode;
  children: (control: Control) => ReactNode;
}) {
  const own = useId();
  const { message, listeners } = useBrowserMessage(label);
  const problem = error ?? message;
  const controlId = id ?? own;
  const ids = { hint: `${controlId}-hint`, error: `${controlId}-error`, after: `${controlId}-after` };
  const described = [hint && ids.hint, problem && ids.error, after && ids.after].filter(Boolean).join(' ');
  return (
    <Box>
      <Head>
        <Label htmlFor={controlId}>{label}</Label>
        {optional && <Optional />}
      </Head>
      {hint && (
        <Hint id={ids.hint} data-search="off">
          {hint}
        </Hint>
      )}
      {children({
        id: controlId,
        dir: 'auto',
        'aria-describedby': described || undefined,
        'aria-invalid': problem ? true : undefined,
        ...listeners,
      })}
      {problem && (
        <Problem id={ids.error}>
          <Icon icon={CircleAlert} />
          <span>{problem}</span>
        </Problem>
      )}
      {after?.(ids.after)}
    </Box>
  );
}

const Input = styled.input`
  ${controlCss}
`;

type TextFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** One line of text, or any other typed input (`type="email"`, `tel`, `date`, `number`). Pass `autoComplete` (WCAG 1.3.5). */
export function TextField({ label, hint, error, optional = false, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(control) => <Input type="text" {...input} {...control} />}
    </Field>
  );
}
