import { act, render } from '@testing-library/react';
import { Hydrated } from './hydrated';

test('after a client navigation, a value that the page chose itself is not reported as input', async () => {
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
