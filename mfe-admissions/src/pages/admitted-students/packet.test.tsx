import { render } from '@testing-library/react';
import { admittedStudents } from '../../content/admitted-students';
import { Packet } from './packet';

test('the envelope holds a thing for each step', () => {
  const { container } = render(<Packet />);
  const things = [...container.querySelectorAll('[data-step]')].map((thing) => thing.getAttribute('data-step'));
  expect(things.sort()).toEqual(admittedStudents.steps.list.map((_, step) => String(step)));
});
