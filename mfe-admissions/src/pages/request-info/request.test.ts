import { emptyRequest, typedIn } from './request';

test('an untouched form is an empty request', () => expect(typedIn(new FormData())).toEqual(emptyRequest));

test('a form that was written into before is taken over, programs included', () => {
  const fields = new FormData();
  fields.set('firstName', 'Ada');
  fields.append('interestedPrograms', 'Finance');
  fields.append('interestedPrograms', 'Biology');
  expect(typedIn(fields)).toEqual({ ...emptyRequest, firstName: 'Ada', interestedPrograms: ['Finance', 'Biology'] });
});
