import { FormRow, TextArea } from '@3eu/university/ui/forms';
import { application } from '../../content/application';
import { UploadArea } from './upload-area';
import type { DraftControls } from './use-draft';

export function EssaysStep({ field }: DraftControls) {
  const { personalStatement, whyThisSchool, transcript, letters } = application.essays;
  return (
    <>
      <TextArea
        label="Personal Statement (up to 500 words)"
        hint={personalStatement}
        words={500}
        rows={10}
        {...field('essays', 'personalStatement')}
      />
      <TextArea
        label="Why This School? (up to 300 words)"
        hint={whyThisSchool}
        words={300}
        rows={6}
        {...field('essays', 'whyThisSchool')}
      />
      <FormRow>
        <UploadArea label="Official Transcript" hint={transcript} />
        <UploadArea label="Recommendation Letters" hint={letters} />
      </FormRow>
    </>
  );
}
