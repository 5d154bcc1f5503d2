/** `@3eu/university/ui/forms`: fields and what belongs to forms. Pages without a form do not load it. */
export { Fieldset, FormRow } from './fieldset';
export { SearchField } from './search-field';
export { SelectField, type Option } from './select-field';
export { TextArea } from './text-area';
export { Hint, TextField } from './field';
