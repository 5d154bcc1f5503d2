import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainText } from '@3eu/platform/contract/linked-text';
import { address, renderPage } from '@3eu/platform/page/testing';
import { campusPlaces } from '../../../content/campus-places';
import { tours } from '../../../content/tours';
import type { Tour } from '../../../content/types';
import { numbersOf } from '../stops';
import { Page } from '../visit-page';
import { legsOf } from './legs';
import { isMapBefore } from './use-steps';

const atStop = async ({ name: tour, stops }: Tour, stop: number) => {
  const dialog = await screen.findByRole('dialog', { name: tour });
  const { name } = campusPlaces.find(({ id }) => id === stops[stop])!;
  const heading = { name: `Stop ${stop + 1} of ${stops.length}, ${name}` };
  await waitFor(() => expect(within(dialog).getByRole('heading', heading)).toHaveFocus());
  return dialog;
};

test.each(tours)('$name: its stops and minutes follow one another, and its end leads to the form', async (tour) => {
  renderPage(<Page />, { path: '/visit' });
  await userEvent.click(
    screen.getByRole('link', { name: new RegExp(`: ${numbersOf(tour.id).slice(0, -1).join(', ')} and `) }),
  );
  for (const [index, { place, minutes }] of legsOf(tour.id).entries()) {
    // jsdom does not know `inert`: the cards before and after have their buttons, too.
    if (index > 0) await userEvent.click(screen.getAllByRole('button', { name: /^Next stop/ })[index - 1]!);
    const dialog = await atStop(tour, index);
    if (index > 0)
      expect(within(dialog).getAllByRole('button', { name: `Next stop, ${minutes} minutes` })).not.toEqual([]);
    expect(within(dialog).getByText(plainText(place.text))).toBeVisible();
    expect(address()).toBe(`/visit?tour=${tour.id}#${place.id}`);
  }
  const book = within(screen.getByRole('dialog')).getByRole('link', { name: 'Book this tour' });
  expect(book).toHaveAttribute('href', `/visit?tour=${tour.id}#schedule`);
});

test('the address of a stop is that of the walk; back on the map, the stop is no longer in it', async () => {
  renderPage(<Page />, { path: `/visit?tour=${tours[1].id}#library` });
  await atStop(tours[1], 1);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the map' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe(`/visit?tour=${tours[1].id}`);
  expect(screen.getByRole('link', { name: 'Walk the tour' })).toHaveFocus();
});

test('arrow keys go on and back, and no further than the ends', async () => {
  renderPage(<Page />, { path: '/visit#visitor-center' });
  const dialog = await atStop(tours[0], 0);
  for (const [key, stop] of [
    ['ArrowLeft', 0],
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
  ] as const) {
    fireEvent.keyDown(dialog, { key });
    await atStop(tours[0], stop);
  }
});

test('what is no stop of the tour begins no walk', () => {
  renderPage(<Page />, { path: '/visit#stadium' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the way back is the entry before, where that is the same page', () => {
  const entry = (url: string, index: number) => ({ url, index }) as NavigationHistoryEntry;
  const history = (before: string) => {
    const entries = [entry(before, 0), entry('https://x.example/visit?tour=general#library', 1)];
    return { entries: () => entries, currentEntry: entries[1]! };
  };
  expect(isMapBefore(history('https://x.example/visit?tour=general'))).toBe(true);
  expect(isMapBefore(history('https://x.example/visit'))).toBe(false);
  expect(isMapBefore(undefined)).toBe(false);
});
