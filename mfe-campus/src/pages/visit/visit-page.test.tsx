import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@3eu/shared/testing';
import { campusPlaces } from '../../content/campus-places';
import { tours, visit as content, visitOptions } from '../../content/visit';
import { stopsOf } from './stops';
import { Page } from './visit-page';

const { form, map, virtual } = content;

Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => void renderPage(<Page />, { path: '/visit' }));

const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.getAttribute('value'));

test('has its title as the heading', () => {
  expect(screen.getByRole('heading', { level: 1, name: content.header.title })).toBeVisible();
});

test.each(tours.map((tour) => [tour.name, tour] as const))(
  '%s: has a card with name, length, description, times and stops',
  (_, { id, name, duration, description, times }) => {
    const card = within(screen.getByRole('heading', { level: 3, name }).closest('li')!);
    for (const text of [duration, description, ...times, content.tours.stops(stopsOf(id))])
      expect(card.getByText(text)).toBeVisible();
  },
);

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
  expect(screen.getByLabelText(form.you.email)).toHaveAttribute('type', 'email');
  expect(screen.getByText('(optional)')).toBeVisible();
  expect(optionsOf(form.you.year)).toEqual(['', ...visitOptions.graduationYear.map(({ value }) => value)]);
  expect(optionsOf(form.you.visitors)).toEqual(visitOptions.visitors.map(({ value }) => value));
});

test('selecting a tour offers its times', async () => {
  expect(optionsOf(form.tour.time)).toEqual(['']);
  for (const { id, times } of tours) {
    await userEvent.selectOptions(screen.getByLabelText(form.tour.tour), id);
    expect(optionsOf(form.tour.time)).toEqual(['', ...times]);
  }
});

test('a tour chosen on its card is selected in the form, which gets the focus', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Choose this tour (General Campus Tour)' }));
  expect(screen.getByLabelText(form.tour.tour)).toHaveValue('general');
  expect(screen.getByLabelText(form.tour.date)).toHaveFocus();
  expect(screen.getByText(content.tours.chosen)).toBeVisible();
  const stops = campusPlaces.filter((place) => (place.tours as readonly string[]).includes('general'));
  expect(screen.getAllByText(map.stop)).toHaveLength(stops.length);
});

test('submitting has no effect: nothing is sent and every value stays', async () => {
  const visitors = visitOptions.visitors[1]!.value;
  await userEvent.type(screen.getByLabelText(form.you.name), 'Ada Lovelace');
  await userEvent.selectOptions(screen.getByLabelText(form.tour.tour), 'general');
  await userEvent.selectOptions(screen.getByLabelText(form.tour.time), tours[0].times[0]);
  await userEvent.selectOptions(screen.getByLabelText(form.you.visitors), visitors);
  const element = screen.getByRole('form', { name: form.title });
  expect(element).toHaveAttribute('method', 'dialog');
  expect(fireEvent.submit(element)).toBe(false);
  expect(element).toHaveFormValues({ name: 'Ada Lovelace', tour: 'general', time: tours[0].times[0], visitors });
  const button = screen.getByRole('button', { name: 'Schedule Visit' });
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription(form.note);
});

test('every place has a pin on the map and an entry in the list, linked to each other', async () => {
  const pins = within(screen.getByRole('group', { name: map.label })).getAllByRole('link');
  expect(pins).toHaveLength(campusPlaces.length);
  for (const [index, { id, name }] of campusPlaces.entries()) {
    const pin = screen.getByRole('link', { name: `${index + 1}, ${name}` });
    const entry = document.getElementById(`place-${id}`)!;
    await userEvent.click(pin);
    expect(entry).toHaveFocus();
    expect(entry).toHaveAttribute('data-active');
    await userEvent.click(within(entry).getByRole('link', { name }));
    expect(pin).toHaveFocus();
    expect(pin).toHaveAttribute('data-active');
  }
});

test('shows highlights, directions, parking, hours and contact', () => {
  for (const { title } of [...content.highlights.items])
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  for (const { title } of content.directions.routes) expect(screen.getByText(title)).toBeVisible();
  for (const { place, price } of content.parking.places)
    expect(screen.getByRole('row', { name: new RegExp(`^${place}.*${price.replace('$', '\\$')}`) })).toBeVisible();
  for (const { label, href } of [content.contact.phone, content.contact.email])
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
});

test('every item of the contents is a heading of the page', () => {
  for (const { id } of content.places) expect(document.getElementById(id)?.tagName).toBe('H2');
});

test('the virtual tour’s button does nothing, and says so', async () => {
  const before = document.body.innerHTML;
  const button = screen.getByRole('button', { name: 'Start Virtual Tour' });
  expect(button).toHaveAccessibleDescription(virtual.note);
  fireEvent.click(button);
  expect(document.body.innerHTML).toBe(before);
});
