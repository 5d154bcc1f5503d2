import { useState } from 'react';
import { sample } from './sample';
import type { Specimen } from './specimen';
import { Fieldset, FormRow, SearchField, SelectField, TextArea, TextField } from '../forms';
import { Checkbox, CheckboxGroup, RadioGroup } from '../patterns';

const { options } = sample;

function Fields() {
  const [statement, setStatement] = useState('');
  return (
    <Fieldset legend="About you">
      <FormRow>
        <TextField label="At rest" />
        <TextField label="Hover" data-hover="" />
        <TextField label="Focus" data-focus-visible="" />
        <TextField label="Has to be filled in" required autoComplete="given-name" />
        <TextField label="With a hint" type="tel" hint="With the area code." optional />
        <TextField label="With an error" error="Write it as name@example.org." defaultValue="name" />
        <TextField label="Disabled" disabled />
        <SelectField label="Major" options={options} placeholder="Choose one" />
      </FormRow>
      <TextArea
        label="Personal statement"
        words={500}
        value={statement}
        onChange={(event) => setStatement(event.target.value)}
      />
    </Fieldset>
  );
}

function ManyChoices() {
  const [programs, setPrograms] = useState<readonly string[]>([]);
  const [payment, setPayment] = useState('');
  return (
    <Fieldset legend="Your plans">
      <CheckboxGroup
        legend="Programs"
        name="specimen-programs"
        options={options}
        value={programs}
        onChange={setPrograms}
      />
      <RadioGroup legend="Payment" name="specimen-payment" options={options} value={payment} onChange={setPayment} />
      <Checkbox label="I certify that this is true" />
    </Fieldset>
  );
}

function Search() {
  const [text, setText] = useState('');
  return <SearchField label="Search" value={text} onChange={setText} />;
}

export const specimens: readonly Specimen[] = [
  {
    shows: ['TextField', 'Hint', 'TextArea', 'SelectField', 'Fieldset', 'FormRow'],
    Example: Fields,
    grounds: ['white', 'ice'],
  },
  {
    shows: ['CheckboxGroup', 'RadioGroup', 'Checkbox'],
    Example: ManyChoices,
  },
  {
    shows: ['SearchField'],
    Example: Search,
    grounds: ['white', 'deep'],
  },
];
