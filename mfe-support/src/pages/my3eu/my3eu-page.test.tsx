import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userTypes, useSiteStore } from '@3eu/university/store';
import { renderPage } from '@3eu/platform/page/testing';
import { my3eu } from '../../content/my3eu';
import type { Resource } from '../../content/types';
import { Page } from './my3eu-page';

const { form, dashboard } = my3eu;

beforeEach(() => {
  window.scrollTo = jest.fn();
  renderPage(<Page />, { path: '/my3eu' });
});
afterEach(() => useSiteStore.setState(useSiteStore.getInitialState(), true));

async function signIn(type: string) {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'User Type' }), type);
  await userEvent.type(screen.getByLabelText('Username'), 'anybody');
  await userEvent.type(screen.getByLabelText('Password'), 'anything');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

test('signed out: shows user types, two required fields, a notice and inert links', () => {
  const select = screen.getByRole('combobox', { name: 'User Type' });
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.getAttribute('value')),
  ).toEqual([...userTypes]);
  for (const label of ['Username', 'Password']) expect(screen.getByLabelText(label)).toBeRequired();
  expect(select).not.toBeRequired();
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByText(form.security.text)).toBeVisible();
  for (const label of form.dead) expect(screen.getByRole('link', { name: label })).not.toHaveAttribute('href');
  expect(screen.getByRole('link', { name: 'Back to 3E University' })).toHaveAttribute('href', '/');
});

test.each(['bills', 'forms', 'jobs'])('signed out: #%s, which other pages link to, stops at the form', (id) => {
  const card = dashboard.resources.list.student.find((resource) => resource.id === id)!;
  const anchor = document.getElementById(id)!;
  expect(anchor.compareDocumentPosition(screen.getByRole('form'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(card.title).closest('li')).toHaveTextContent(card.text);
});

test('the form is sent nowhere, even without scripts', () => {
  expect(screen.getByRole('form', { name: 'Sign in' })).toHaveAttribute('method', 'dialog');
});

test.each(userTypes)('%s: signing in shows account, cards and activity, and sets the store', async (userType) => {
  await signIn(userType);
  expect(useSiteStore.getState().userType).toBe(userType);
  const title = screen.getByRole('heading', { level: 1, name: new RegExp(`^Welcome, ${userType}`) });
  expect(title).toHaveFocus();
  const { notifications, semester, lastLogin } = dashboard.state;
  for (const text of [notifications, semester, lastLogin])
    expect(within(screen.getByRole('list', { name: 'Your account' })).getByText(text)).toBeVisible();
  const resources = within(screen.getByRole('region', { name: dashboard.resources.title }));
  expect(resources.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    dashboard.resources.list[userType].map((card) => card.title),
  );
  const activity = within(screen.getByRole('region', { name: dashboard.activity.title }));
  for (const { title: what } of dashboard.activity.list) expect(activity.getByText(what)).toBeVisible();
  expect(screen.getByRole('region', { name: dashboard.support.title })).toBeVisible();
});

test('signing out shows an empty form again, with the focus on the title', async () => {
  await signIn('staff');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(screen.getByRole('heading', { level: 1, name: my3eu.header.title })).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(useSiteStore.getState().userType).toBeNull();
});

test('the chosen user type is kept after signing out', async () => {
  await signIn('staff');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(screen.getByRole('combobox', { name: 'User Type' })).toHaveValue('staff');
});

test('of what was entered the session keeps the user type alone', async () => {
  await signIn('student');
  expect(localStorage).toHaveLength(0);
  const kept = Object.values({ ...sessionStorage } as Record<string, string>).map(
    (text) => JSON.parse(text) as unknown,
  );
  expect(kept).toEqual([expect.objectContaining({ state: { userType: 'student' } })]);
});

test('a card shows its samples, each marked as one, and a link where it has a page', async () => {
  await signIn('student');
  expect(screen.getByText(dashboard.resources.lede)).toBeVisible();
  const cards: readonly Resource[] = dashboard.resources.list.student;
  for (const card of cards) {
    const item = within(screen.getByRole('heading', { level: 3, name: card.title }).closest('li')!);
    const samples = card.samples ?? [];
    expect(item.getAllByText('Sample data')).toHaveLength(samples.length);
    for (const { term, value } of samples.flatMap(({ facts }) => facts))
      expect(item.getByText(term).closest('div')).toHaveTextContent(`${term}${value}`);
    expect(item.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      card.link ? [card.link.href] : [],
    );
    expect(item.queryByRole('button')).toBeNull();
  }
});
