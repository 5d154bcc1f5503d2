import { fireEvent, screen } from '@testing-library/react';
import { address, renderPage } from '@3eu/platform/page/testing';
import { TextLink } from '../typography/text-link';
import { wholeCard } from './whole-card';

beforeEach(() => {
  renderPage(
    <article {...wholeCard}>
      <p>Glass walls.</p>
      <TextLink href="/visit">Visit</TextLink>
    </article>,
  );
});

afterEach(() => getSelection()!.removeAllRanges());

test('a click on a text of the card follows its link', () => {
  fireEvent.click(screen.getByText('Glass walls.'));
  expect(address()).toBe('/visit');
});

test('selecting a text of the card follows nothing', () => {
  getSelection()!.selectAllChildren(screen.getByText('Glass walls.'));
  fireEvent.click(screen.getByText('Glass walls.'));
  expect(address()).toBe('/');
});
