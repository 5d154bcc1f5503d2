/** @jest-environment node */
import { intendedMajors } from '../../content/application';
import { emptyDraft, isDirty, offeredMajor, withChange } from './draft';

test.each(intendedMajors.map(({ value }) => value))('%s is preselected', (slug) =>
  expect(emptyDraft(slug).academicInfo.intendedMajor).toBe(slug),
);

test.each([null, '', 'marketing', 'constructor', '__proto__', 'Psychology', '<script>'])(
  '%s is not offered, so nothing is preselected',
  (slug) => {
    expect(offeredMajor(slug)).toBe('');
  },
);

test('an untouched draft is clean, even with a preselected major', () => {
  expect(isDirty(emptyDraft(), emptyDraft())).toBe(false);
  expect(isDirty(emptyDraft('psychology'), emptyDraft('psychology'))).toBe(false);
});

test.each([
  ['a name', withChange(emptyDraft(), 'personalInfo', { firstName: 'A' })],
  ['another major', withChange(emptyDraft(), 'academicInfo', { intendedMajor: 'psychology' })],
  ['an essay', withChange(emptyDraft(), 'essays', { whyThisSchool: ' ' })],
  ['the waiver', withChange(emptyDraft(), 'fee', { payment: 'waiver' })],
  ['the certification', withChange(emptyDraft(), 'fee', { certified: true })],
])('%s makes a draft dirty', (_what, draft) => expect(isDirty(draft, emptyDraft())).toBe(true));

test('a draft whose changes were undone is clean', () => {
  const changed = withChange(emptyDraft(), 'personalInfo', { firstName: 'A' });
  expect(isDirty(withChange(changed, 'personalInfo', { firstName: '' }), emptyDraft())).toBe(false);
});

test('a change leaves the other fields alone', () => {
  const draft = withChange(withChange(emptyDraft(), 'personalInfo', { firstName: 'Ada' }), 'personalInfo', {
    lastName: 'Lovelace',
  });
  expect(draft.personalInfo).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
});
