import { intendedMajors } from '../../content/application';

/** How the fee is settled; specification, section 2, Application. */
export type Payment = 'credit' | 'waiver';

/** An empty draft, except for the major that the visitor came for. Numbers are kept as they are typed. Specification, section 3. */
export const emptyDraft = (intendedMajor: string | null = null) => ({
  personalInfo: { firstName: '', lastName: '', email: '', phone: '', dateOfBirth: '', address: '' },
  academicInfo: { highSchool: '', gpa: '', satScore: '', actScore: '', intendedMajor: offeredMajor(intendedMajor) },
  essays: { personalStatement: '', whyThisSchool: '' },
  fee: { payment: 'credit' as Payment, certified: false },
});

/** What the visitor has written. It lives in the page's memory and nowhere else. */
export type ApplicationDraft = ReturnType<typeof emptyDraft>;

export type DraftPart = keyof ApplicationDraft;

/** The option for a slug from elsewhere on the site; empty where the application does not offer that major. */
export function offeredMajor(slug: string | null): string {
  return intendedMajors.find(({ value }) => value === slug)?.value ?? '';
}

/** The draft with some fields of one part changed. */
export function withChange<Part extends DraftPart>(
  draft: ApplicationDraft,
  part: Part,
  change: Partial<ApplicationDraft[Part]>,
): ApplicationDraft {
  return { ...draft, [part]: { ...draft[part], ...change } };
}

/** Whether something would be lost: the draft differs from the one that the visitor began with. */
export function isDirty(draft: ApplicationDraft, initial: ApplicationDraft): boolean {
  const parts = Object.keys(initial) as DraftPart[];
  return parts.some((part) => {
    const now: Record<string, unknown> = draft[part];
    return Object.entries(initial[part]).some(([field, value]) => now[field] !== value);
  });
}
