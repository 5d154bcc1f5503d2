import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainText } from '@3eu/shared/contract/linked-text';
import { renderPage } from '@3eu/shared/testing';
import { about } from '../content/about';
import { alumniFriends } from '../content/alumni-friends';
import { parentsFamilies } from '../content/parents-families';
import { privacyPolicy } from '../content/privacy-policy';
import { Page as AboutPage } from './about/about-page';
import { Page as AlumniFriendsPage } from './alumni-friends/alumni-friends-page';
import { Page as ParentsFamiliesPage } from './parents-families/parents-families-page';
import { Page as PrivacyPolicyPage } from './privacy-policy/privacy-policy-page';

const region = (name: string) => within(screen.getByRole('region', { name }));
const h1 = (name: string) => screen.getByRole('heading', { level: 1, name });

test('about: shows foundation, values, facts, history, leaders, campus and next steps', () => {
  renderPage(<AboutPage />, { path: '/about' });
  expect(h1(about.header.title)).toBeVisible();
  for (const { title, text } of about.foundation.statements) {
    expect(region(about.foundation.title).getByRole('heading', { name: title })).toBeVisible();
    expect(region(about.foundation.title).getByText(text)).toBeVisible();
  }
  for (const { title } of about.values.list)
    expect(region(about.values.title).getByRole('heading', { name: title })).toBeVisible();
  for (const { label, value } of about.facts.list) {
    expect(region(about.facts.title).getByText(label)).toBeVisible();
    expect(region(about.facts.title).getAllByText(value)[0]).toBeVisible();
  }
  for (const { when, title } of about.history.moments) {
    expect(region(about.history.title).getByText(when)).toBeVisible();
    expect(region(about.history.title).getByRole('heading', { name: title })).toBeVisible();
  }
  for (const { name, title, bio } of about.leadership.people) {
    expect(region(about.leadership.title).getByRole('heading', { name })).toBeVisible();
    for (const text of [title, bio]) expect(region(about.leadership.title).getByText(text)).toBeVisible();
  }
  for (const { value } of about.campus.facts) expect(region(about.campus.title).getByText(value)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/application');
  expect(screen.getByRole('link', { name: 'Visit Campus' })).toHaveAttribute('href', '/visit');
});

test('parents: shows resources, programs, facts, questions, contact and an inert button', async () => {
  renderPage(<ParentsFamiliesPage />, { path: '/parents-families' });
  expect(h1(parentsFamilies.header.title)).toBeVisible();
  expect(screen.getByRole('link', { name: parentsFamilies.header.visit.label })).toHaveAttribute('href', '/visit');
  const before = document.body.innerHTML;
  const join = screen.getByRole('button', { name: 'Join Parent Network' });
  await userEvent.click(join);
  expect(document.body.innerHTML).toBe(before);
  expect(join).toHaveAccessibleDescription(/does nothing/);
  for (const { title, answers } of parentsFamilies.resources.groups) {
    expect(region(parentsFamilies.resources.title).getByRole('heading', { name: title })).toBeVisible();
    for (const answer of answers) {
      if ('href' in answer)
        expect(screen.getByRole('link', { name: answer.label })).toHaveAttribute('href', answer.href);
      else expect(screen.getByText(answer.label).parentElement).toHaveTextContent(answer.text);
    }
  }
  for (const { title } of parentsFamilies.programs.list)
    expect(region(parentsFamilies.programs.title).getByRole('heading', { name: title })).toBeVisible();
  for (const { term, value } of parentsFamilies.practical.facts) {
    expect(region(parentsFamilies.practical.title).getByText(term)).toBeVisible();
    expect(region(parentsFamilies.practical.title).getByText(value)).toBeVisible();
  }
  for (const { title, text } of parentsFamilies.questions.list) {
    await userEvent.click(screen.getByRole('button', { name: title }));
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toContain(plainText(text));
  }
  for (const { link } of parentsFamilies.contact.ways)
    expect(screen.getByRole('link', { name: link.label })).toHaveAttribute('href', link.href);
});

test('alumni: shows figures, people, giving, impact, events, contact and inert buttons', () => {
  renderPage(<AlumniFriendsPage />, { path: '/alumni-friends' });
  expect(h1(alumniFriends.header.title)).toBeVisible();
  for (const { value, label } of alumniFriends.stats.list) {
    expect(region(alumniFriends.stats.label).getByText(value)).toBeVisible();
    expect(region(alumniFriends.stats.label).getByText(label)).toBeVisible();
  }
  for (const text of alumniFriends.association.text) expect(screen.getByText(text)).toBeVisible();
  for (const { name } of alumniFriends.notable.list)
    expect(region(alumniFriends.notable.title).getByRole('heading', { name })).toBeVisible();
  const table = within(screen.getByRole('table', { name: alumniFriends.giving.caption }));
  for (const { title, minAmount, benefits } of alumniFriends.giving.options) {
    const row = within(table.getByRole('rowheader', { name: new RegExp(`^${title}`) }).closest('tr')!);
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([minAmount, benefits]);
  }
  for (const { title } of alumniFriends.impact.list)
    expect(region(alumniFriends.impact.title).getByRole('heading', { name: title })).toBeVisible();
  for (const { title, place } of alumniFriends.events.list) {
    expect(region(alumniFriends.events.title).getByRole('heading', { name: title })).toBeVisible();
    expect(region(alumniFriends.events.title).getByText(place)).toBeVisible();
  }
  for (const { link } of alumniFriends.contact.ways)
    expect(screen.getByRole('link', { name: link.label })).toHaveAttribute('href', link.href);
  expect(screen.getByRole('button', { name: 'Make a Gift' })).toHaveAccessibleDescription(/does nothing/);
  for (const button of screen.getAllByRole('button', { name: 'Update Your Info' }))
    expect(button).toHaveAccessibleDescription(/does nothing/);
});

test('privacy: shows every section with its anchor, the date and the credits', () => {
  renderPage(<PrivacyPolicyPage />, { path: '/privacy-policy' });
  expect(h1(privacyPolicy.header.title)).toBeVisible();
  const { day } = privacyPolicy.updated;
  expect(screen.getByText(day.long)).toHaveAttribute('datetime', day.iso);
  const sections = [...privacyPolicy.sections, privacyPolicy.contact, privacyPolicy.credits];
  const contents = within(screen.getByRole('navigation', { name: privacyPolicy.contents }));
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    sections.map(({ id }) => `#${id}`),
  );
  for (const { id, title } of sections)
    expect(screen.getByRole('heading', { level: 2, name: title })).toHaveAttribute('id', id);
  for (const text of privacyPolicy.credits.text) expect(screen.getByText(text)).toBeVisible();
});
