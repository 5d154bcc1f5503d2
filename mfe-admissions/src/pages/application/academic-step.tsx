import { FormRow, SelectField, TextField } from '@3eu/university/ui/forms';
import { application, intendedMajors } from '../../content/application';
import type { DraftControls } from './use-draft';

export function AcademicStep({ field }: DraftControls) {
  const score = { optional: true, type: 'number', inputMode: 'numeric' } as const;
  return (
    <>
      <TextField label="High School" autoComplete="off" {...field('academicInfo', 'highSchool')} />
      <FormRow columns="1fr 1fr 1fr">
        <TextField
          label="GPA"
          hint="0 to 4, as in 3.4"
          type="number"
          min={0}
          max={4}
          step={0.1}
          inputMode="decimal"
          {...field('academicInfo', 'gpa')}
        />
        <TextField label="SAT Score" hint="400 to 1600" {...score} {...field('academicInfo', 'satScore')} />
        <TextField label="ACT Score" hint="1 to 36" {...score} {...field('academicInfo', 'actScore')} />
      </FormRow>
      <SelectField
        label="Intended Major"
        hint={application.academic.intendedMajor}
        placeholder="Choose a major"
        options={intendedMajors}
        {...field('academicInfo', 'intendedMajor')}
      />
    </>
  );
}
