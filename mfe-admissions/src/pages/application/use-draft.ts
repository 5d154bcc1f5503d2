import { useEffect, useState, type ChangeEvent } from 'react';
import { emptyDraft, isDirty, withChange, type ApplicationDraft, type DraftPart } from './draft';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** The draft, and what ties a field to it. */
export type DraftControls = {
  draft: ApplicationDraft;
  dirty: boolean;
  change: <Part extends DraftPart>(part: Part, change: Partial<ApplicationDraft[Part]>) => void;
  /** Props of the control for one text field: `{...controls.field('essays', 'whyThisSchool')}`. */
  field: <Part extends DraftPart>(
    part: Part,
    name: keyof ApplicationDraft[Part] & string,
  ) => { name: string; value: string; onChange: (event: Typed) => void };
};

/**
 * The draft outlives its component, since Try Again on the error screen remounts the page. It is in memory only, until
 * the document is closed or the visitor chooses to leave.
 */
let kept: ApplicationDraft | null = null;

/** Discards the draft: the visitor has confirmed leaving. */
export function forgetDraft(): void {
  kept = null;
}

/**
 * Keeps the draft while the page is mounted.
 * @param major Slug of the major that the visitor came for; one that is not offered is ignored.
 */
export function useDraft(major: string | null): DraftControls {
  const [initial] = useState(() => emptyDraft(major));
  const [draft, setDraft] = useState(kept ?? initial);
  const dirty = isDirty(draft, initial);
  useEffect(() => {
    kept = dirty ? draft : null;
  }, [dirty, draft]);
  const change: DraftControls['change'] = (part, changed) => setDraft((before) => withChange(before, part, changed));
  return {
    draft,
    dirty,
    change,
    field: (part, name) => ({
      name,
      value: String(draft[part][name]),
      onChange: ({ target }) => change(part, { [name]: target.value } as Partial<ApplicationDraft[typeof part]>),
    }),
  };
}
