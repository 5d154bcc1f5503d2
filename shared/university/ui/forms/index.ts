/** `@3eu/university/ui/forms`: fields and what belongs to forms. Pages without a form do not load it. */
export { Checkbox, type ChoiceProps } from './choice';
export { CheckboxGroup, RadioGroup, type ChoiceOption } from './choice-groups';
export { Fieldset, FormRow, type FieldsetProps } from './fieldset';
export { SearchField, type SearchFieldProps } from './search-field';
export { SelectField, type Option, type SelectFieldProps } from './select-field';
export { TextArea, type TextAreaProps } from './text-area';
export { TextField, type TextFieldProps } from './field';
