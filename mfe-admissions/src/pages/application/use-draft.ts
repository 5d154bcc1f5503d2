import { useState, type ChangeEvent } from 'react';
import { useSiteStore } from '@3eu/shared/store';
import { emptyDraft, isDirty, withChange, type ApplicationDraft, type DraftPart } from './draft';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** The draft, and what ties a field to it. */
export type DraftControls = {
  draft: ApplicationDraft;
  dirty: boolean;
  change: <Part extends DraftPart>(part: Part, change: Partial<ApplicationDraft[Part]>) => void;
  /** Props of the control for one text field: `{...controls.field('essays', 'whyThisSchool')}`. */
  field: <Part extends DraftPart>(part: Part, name: keyof ApplicationDraft[Part] & string) => { name: string; value: string; onChange: (event: Typed) => void };
};

/** Keeps the draft while the page stands. It begins with the major that a major page left in the store. */
export function useDraft(): DraftControls {
  const [initial] = useState(() => emptyDraft(useSiteStore.getState().intendedMajor));
  const [draft, setDraft] = useState(initial);
  const change: DraftControls['change'] = (part, changed) => setDraft((before) => withChange(before, part, changed));
  return {
    draft,
    dirty: isDirty(draft, initial),
    change,
    field: (part, name) => ({
      name,
      value: String(draft[part][name]),
      onChange: ({ target }) => change(part, { [name]: target.value } as Partial<ApplicationDraft[typeof part]>),
    }),
  };
}
