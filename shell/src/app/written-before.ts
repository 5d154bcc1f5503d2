type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor writes into or chooses from; a button has no value of theirs, and a file cannot be told again. */
const fields = 'input:not([type=hidden], [type=file], [type=submit], [type=button], [type=reset]), textarea, select';

const isCheckable = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

function defaultIndex({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );
}

/** Whether a field holds something else than the document brought. A radio that lost its mark is told by the one that has it. */
export function isWritten(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.multiple && field.selectedIndex !== defaultIndex(field);
  if (!isCheckable(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked);
}

/**
 * Sets the text past React, which puts a property of its own on each field to see what scripts set: React must count
 * the text as one that it does not know, or it takes no notice of the event.
 */
function setUnnoticed(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Reflect.set(prototype, 'value', text, field);
}

/** @returns What puts the caret back to where it is now; nothing for a field whose caret scripts may not set, as a date's. */
function keepCaret(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  if (selectionStart === null || field !== document.activeElement) return undefined;
  return () => field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

/** @returns What brings the field to where it is now, as if by its visitor's hand. */
function writeAgain(field: Field): () => void {
  if (isCheckable(field)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  if (field instanceof HTMLSelectElement)
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  return () => {
    field.value = field.defaultValue;
    setUnnoticed(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

const isText = (field: Field) => !isCheckable(field) && !(field instanceof HTMLSelectElement);

/**
 * Tells a page that React has just taken over what its visitor wrote before, when the script was still on its way. React
 * leaves such values in the fields but knows nothing of them: the first change puts all fields of a form back. So each is
 * written again, and no page has to think of it. To be called in the first effect of the page: what it renders next may
 * have other fields, as the second step of a form has.
 */
export async function tellWrittenBefore(page: HTMLElement): Promise<void> {
  const written = [...page.querySelectorAll<Field>(fields)].filter(isWritten);
  const texts = written.filter(isText).map(writeAgain);
  const choices = written.filter((field) => !isText(field)).map(writeAgain);
  const carets = written.map(keepCaret);
  for (const write of texts) write();
  // React answers once its effects are done. A choice may change what another one means, so each waits for that answer.
  await Promise.resolve();
  for (const putBack of carets) putBack?.();
  for (const choose of choices) {
    choose();
    await Promise.resolve();
  }
}
