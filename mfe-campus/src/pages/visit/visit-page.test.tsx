import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, renderPage } from '@3eu/platform/page/testing';
import { campusPlaces } from '../../content/campus-places';
import { tours } from '../../content/tours';
import { visit as content, visitOptions } from '../../content/visit';
import { Page } from './visit-page';

const { form, virtual } = content;

Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  renderPage(<Page />, { path: '/visit' });
});

const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.getAttribute('value'));

test('has exactly the fields of the specification, none of them required', () => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')];
  expect(fields.map(({ name }) => name).sort()).toEqual([
    'date',
    'email',
    'interests',
    'name',
    'phone',
    'time',
    'tour',
    'visitors',
    'year',
  ]);
  expect(document.querySelectorAll('form :required')).toHaveLength(0);
  expect(screen.getByLabelText('Email Address')).toHaveAttribute('type', 'email');
  expect(screen.getByText('(optional)')).toBeVisible();
  expect(optionsOf('Graduation Year')).toEqual(['', ...visitOptions.graduationYear.map(({ value }) => value)]);
  expect(optionsOf('Number of Visitors')).toEqual(visitOptions.visitors.map(({ value }) => value));
});

test('selecting a tour offers its times', async () => {
  expect(optionsOf('Preferred Time')).toEqual(['']);
  for (const { id, times } of tours) {
    await userEvent.selectOptions(screen.getByLabelText('Tour'), id);
    expect(optionsOf('Preferred Time')).toEqual(['', ...times]);
  }
});

test('a tour chosen on its card is drawn on the map and selected in the form; then its button leads to the form', async () => {
  expect(document.querySelector('polyline')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Choose this tour (General Campus Tour)' }));
  expect(screen.getByLabelText('Tour')).toHaveValue('general');
  await waitFor(() => expect(document.querySelectorAll('polyline').length).toBeGreaterThan(0));
  expect(screen.getByText('Chosen, and drawn on the map')).toBeVisible();
  const book = screen.getByRole('button', { name: 'Book this tour (General Campus Tour)' });
  expect(book).toHaveFocus();
  await userEvent.click(book);
  expect(screen.getByLabelText('Preferred Date')).toHaveFocus();
});

test('the address holds the chosen tour', async () => {
  for (const { id } of tours) {
    await userEvent.selectOptions(screen.getByLabelText('Tour'), id);
    expect(address()).toBe(`/visit?tour=${id}`);
  }
  await userEvent.selectOptions(screen.getByLabelText('Tour'), '');
  expect(address()).toBe('/visit');
});

test('a day on which there are no tours is refused, with the reason', () => {
  const date = screen.getByLabelText<HTMLInputElement>('Preferred Date');
  fireEvent.change(date, { target: { value: '2001-01-01' } });
  expect(date).toBeInvalid();
  expect(date).toHaveAccessibleDescription(form.refused.past);
  fireEvent.change(date, { target: { value: '' } });
  expect(date).toBeValid();
});

test('submitting has no effect: nothing is sent and every value stays', async () => {
  const visitors = visitOptions.visitors[1]!.value;
  await userEvent.type(screen.getByLabelText('Full Name'), 'Ada Lovelace');
  await userEvent.selectOptions(screen.getByLabelText('Tour'), 'general');
  await userEvent.selectOptions(screen.getByLabelText('Preferred Time'), tours[0].times[0]);
  await userEvent.selectOptions(screen.getByLabelText('Number of Visitors'), visitors);
  const element = screen.getByRole('form', { name: form.title });
  expect(element).toHaveAttribute('method', 'dialog');
  expect(fireEvent.submit(element)).toBe(false);
  expect(element).toHaveFormValues({ name: 'Ada Lovelace', tour: 'general', time: tours[0].times[0], visitors });
  const button = screen.getByRole('button', { name: 'Schedule Visit' });
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription(form.note);
});

const pins = () => within(screen.getByRole('group', { name: 'Places on the map' })).getAllByRole('button');

test('a pin opens the card of its place, and closes it again; one is open at a time', async () => {
  const all = pins();
  expect(all).toHaveLength(campusPlaces.length);
  const list = screen.getByRole('region', { name: /^The ten places of the map/, hidden: true });
  const shown = (text: string) => screen.queryAllByText(text).filter((element) => !list.contains(element));
  for (const [index, { name, text }] of campusPlaces.entries()) {
    const pin = all[index]!;
    expect(pin).toHaveAccessibleName(`${index + 1}, ${name}`);
    await userEvent.click(pin);
    expect(shown(text)).toHaveLength(1);
    expect(all.filter((each) => each.getAttribute('aria-expanded') === 'true')).toEqual([pin]);
  }
  await userEvent.click(all.at(-1)!);
  expect(shown(campusPlaces.at(-1)!.text)).toHaveLength(0);
});

test('Escape closes the card, and the focus stays on its pin', async () => {
  const pin = pins()[2]!;
  await userEvent.click(pin);
  expect(screen.queryAllByText(content.mapHint)).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  expect(pin).toHaveAttribute('aria-expanded', 'false');
  expect(pin).toHaveFocus();
  expect(screen.getAllByText(content.mapHint)).toHaveLength(1);
});

test('the virtual tour’s button does nothing, and says so', async () => {
  const before = document.body.innerHTML;
  const button = screen.getByRole('button', { name: 'Start Virtual Tour' });
  expect(button).toHaveAccessibleDescription(virtual.note);
  fireEvent.click(button);
  expect(document.body.innerHTML).toBe(before);
});
