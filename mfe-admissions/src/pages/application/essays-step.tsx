import { FormRow, TextArea } from '@3eu/university/ui/forms';
import { application } from '../../content/application';
import { UploadArea } from './upload-area';
import type { DraftControls } from './use-draft';

export function EssaysStep({ field }: DraftControls) {
  const { essays: words } = application;
  return (
    <>
      <TextArea {...words.personalStatement} rows={10} {...field('essays', 'personalStatement')} />
      <TextArea {...words.whyThisSchool} rows={6} {...field('essays', 'whyThisSchool')} />
      <FormRow>
        {words.uploads.map((upload) => (
          <UploadArea key={upload.label} {...upload} />
        ))}
      </FormRow>
    </>
  );
}
