import { FormRow, SelectField, TextField } from '@3eu/university/ui/forms';
import { application, intendedMajors } from '../../content/application';
import type { DraftControls } from './use-draft';

export function AcademicStep({ field }: DraftControls) {
  const { academic: words } = application;
  return (
    <>
      <TextField label={words.highSchool} autoComplete="off" {...field('academicInfo', 'highSchool')} />
      <FormRow columns="1fr 1fr 1fr">
        <TextField
          {...words.gpa}
          type="number"
          min={0}
          max={4}
          step={0.1}
          inputMode="decimal"
          {...field('academicInfo', 'gpa')}
        />
        <TextField
          {...words.satScore}
          optional
          type="number"
          inputMode="numeric"
          {...field('academicInfo', 'satScore')}
        />
        <TextField
          {...words.actScore}
          optional
          type="number"
          inputMode="numeric"
          {...field('academicInfo', 'actScore')}
        />
      </FormRow>
      <SelectField {...words.intendedMajor} options={intendedMajors} {...field('academicInfo', 'intendedMajor')} />
    </>
  );
}
