import { inDollars } from '@3eu/university/facts';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { careerSupport as content } from '../../content/career-support';
import { Page } from './career-support-page';

const { outcomes, events, resources, contact, closing } = content;

beforeEach(() => void renderPage(<Page />, { path: '/career-support' }));

function doesNothing(button: HTMLElement, note: string) {
  const before = document.body.innerHTML;
  expect(button).toHaveAccessibleDescription(note);
  fireEvent.click(button);
  expect(document.body.innerHTML).toBe(before);
}

test('has its title as the heading and states its figures', () => {
  expect(screen.getByRole('heading', { level: 1, name: 'Career support' })).toBeVisible();
  const figures = within(screen.getByRole('region', { name: content.figuresLabel }));
  for (const { value } of content.figures) expect(figures.getByText(value)).toBeVisible();
});

test('shows the outcomes as two charts', () => {
  for (const { field, placement, salary } of outcomes.fields) {
    expect(
      screen.getByRole('img', { name: new RegExp(`^${outcomes.chart.salary}: .*${field} \\${inDollars(salary)}`) }),
    ).toBeVisible();
    expect(
      screen.getByRole('img', { name: new RegExp(`^${outcomes.chart.placement}: .*${field} ${placement}`) }),
    ).toBeVisible();
  }
});

test('shows the services', () => {
  for (const { title } of content.services.items) expect(screen.getByRole('heading', { name: title })).toBeVisible();
});

test.each(events.list.map((event) => [event.title, event] as const))(
  '%s: shows day, time and place, with an inert button',
  (title, { day, time, place }) => {
    const event = within(screen.getByRole('heading', { name: title }).closest('li')!);
    expect(event.getByRole('time')).toHaveAttribute('datetime', day.iso);
    expect(event.getByText(`${time}, ${place}`)).toBeVisible();
    doesNothing(event.getByRole('button', { name: `Register Now for ${title}` }), events.note);
  },
);

test('links to the resources and contacts', () => {
  for (const { title, link } of resources.list) {
    expect(
      within(screen.getByRole('heading', { name: title }).closest('li')!).getByRole('link', { name: link.label }),
    ).toHaveAttribute('href', link.href);
  }
  for (const { label, href } of [contact.phone, contact.email])
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  doesNothing(screen.getByRole('button', { name: 'Schedule Appointment' }), closing.note);
});
