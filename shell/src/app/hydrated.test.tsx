import { act, render } from '@testing-library/react';
import { Hydrated } from './hydrated';

test('after a client navigation nobody has written anything: what the page chose itself is not told', async () => {
  const told = jest.fn();
  await act(async () => {
    render(
      <Hydrated mark={['data-page', '']} isPrerendered={false}>
        <select value="student-life" onChange={told}>
          <option value="">Choose one</option>
          <option value="student-life">Student Life Tour</option>
        </select>
      </Hydrated>,
    );
  });
  expect(told).not.toHaveBeenCalled();
});
