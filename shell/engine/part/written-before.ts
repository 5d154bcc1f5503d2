/** Room part: keeps what a visitor wrote before React ran. For part.tsx alone. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor fills in or chooses. Buttons have no value of theirs, and a script cannot set a file input. */
const fields = 'input:not([type=hidden], [type=file], [type=submit], [type=button], [type=reset]), textarea, select';

const isCheckable = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

function defaultIndex({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );
}

/** Whether a field differs from what the document brought. Of a radio group, only the button now checked counts. */
function isWritten(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.multiple && field.selectedIndex !== defaultIndex(field);
  if (!isCheckable(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked);
}

/**
 * Sets the text without React noticing. React overrides the value property of each field to track what scripts set; it
 * must see the text as new to it, or it ignores the event.
 */
function setUnnoticed(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Reflect.set(prototype, 'value', text, field);
}

/** @returns A function that restores the caret; nothing for a field whose caret scripts may not set, such as a date. */
function keepCaret(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  if (selectionStart === null || field !== document.activeElement) return undefined;
  return () => field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

/** @returns A function that sets the field to its current value, as if the visitor did. */
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
 * Tells a page that React has just hydrated what its visitor entered while the script was still loading. React leaves
 * such values in the fields but does not know them: the first change would reset all fields of a form. So each value is
 * entered again, and no page has to handle this. Call it in the first effect of the page: its next render may have
 * other fields, such as the second step of a form.
 */
export async function tellWrittenBefore(page: HTMLElement): Promise<void> {
  const written = [...page.querySelectorAll<Field>(fields)].filter(isWritten);
  const texts = written.filter(isText).map(writeAgain);
  const choices = written.filter((field) => !isText(field)).map(writeAgain);
  const carets = written.map(keepCaret);
  for (const write of texts) write();
  // React renders once its effects are done. A choice may change what another one means, so each waits for that render.
  await Promise.resolve();
  for (const putBack of carets) putBack?.();
  for (const choose of choices) {
    choose();
    await Promise.resolve();
  }
}
