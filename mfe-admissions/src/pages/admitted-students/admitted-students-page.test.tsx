import { screen, within } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { admittedStudents as content } from '../../content/admitted-students';
import { Page } from './admitted-students-page';

const { steps, orientation, schedule, offices } = content;

beforeEach(() => void renderPage(<Page />, { path: '/admitted-students' }));

test('has its title as the heading', () => {
  expect(screen.getByRole('heading', { level: 1, name: content.header.title })).toBeVisible();
});

test.each(steps.list.map((step) => [step.title, step] as const))('%s: date, text, status and link', (title, step) => {
  const list = within(screen.getByRole('region', { name: steps.title }));
  const row = within(list.getByRole('heading', { name: title }).closest('li')!);
  const { year } = step.deadline;
  expect(row.getByText(step.deadline.short)).toHaveTextContent(`${step.deadline.short} ${year}`);
  expect(row.getByRole('paragraph')).toHaveTextContent(step.description);
  expect(row.getByText(steps.statuses[step.status]).querySelector('svg')).not.toBeNull();
  expect(row.getByRole('link', { name: step.link.label })).toHaveAttribute('href', step.link.href);
});

test.each(orientation.sessions.map((session) => [session.dates.medium, session] as const))(
  'shows the session of %s',
  (dates, { type, focus, availability }) => {
    const row = within(screen.getByRole('table', { name: orientation.caption }))
      .getByRole('rowheader', { name: dates })
      .closest('tr')!;
    expect(
      within(row)
        .getAllByRole('cell')
        .slice(0, 3)
        .map((cell) => cell.textContent),
    ).toEqual([type, focus, availability]);
    expect(within(row).getByRole('button', { name: `Register for ${dates}` })).toHaveAccessibleDescription(
      /demonstration/,
    );
  },
);

test('shows three days, hour by hour', () => {
  const section = within(screen.getByRole('region', { name: schedule.title }));
  for (const { day, title, events } of schedule.days) {
    const item = within(section.getByRole('heading', { name: title }).closest('li')!);
    expect(item.getByText(day.medium)).toBeVisible();
    for (const event of events) expect(item.getByText(event.title)).toBeVisible();
  }
});

test('lists four offices and links to the portal', () => {
  const section = within(screen.getByRole('region', { name: offices.title }));
  for (const { name, phone } of offices.list) {
    expect(section.getByRole('heading', { name })).toBeVisible();
    expect(section.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replace(/[^+\d]/g, '')}`);
  }
  for (const link of screen.getAllByRole('link', { name: content.portal.label }))
    expect(link).toHaveAttribute('href', '/my3eu');
});

test('accepts no deposit, and says so', () => {
  for (const button of screen.getAllByRole('button', { name: 'Submit Enrollment Deposit' }))
    expect(button).toHaveAccessibleDescription(content.deposit.note);
});

test('links to fragments of the page lead to elements that exist', () => {
  const places = steps.list.flatMap(({ link }) =>
    link.href.startsWith('/admitted-students#') ? link.href.split('#').slice(1) : [],
  );
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) expect(document.getElementById(place)).toBeInTheDocument();
});
