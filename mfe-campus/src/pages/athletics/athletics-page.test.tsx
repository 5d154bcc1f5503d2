import { fireEvent, screen, within } from '@testing-library/react';
import { contact } from '@3eu/university/facts';
import { renderPage } from '@3eu/platform/page/testing';
import { athletics as content } from '../../content/athletics';
import { seasons, sports } from '../../content/sports';
import { Page } from './athletics-page';
import { achievementsOf } from './sports-index';

beforeEach(() => void renderPage(<Page />, { path: '/athletics' }));

test('has its title as the heading, and links to the application and the coaches', () => {
  expect(screen.getByRole('heading', { level: 1, name: 'Athletics' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply as Student-Athlete' })).toHaveAttribute('href', '/application');
  expect(screen.getByRole('link', { name: 'Contact Coaches' })).toHaveAttribute(
    'href',
    `mailto:${contact.athleticsEmail}`,
  );
});

test('states its figures', () => {
  const figures = within(screen.getByRole('region', { name: content.figuresLabel }));
  for (const { value } of content.figures) expect(figures.getByText(value)).toBeVisible();
  const excellence = within(screen.getByRole('region', { name: content.excellence.title }));
  for (const { value } of content.excellence.stats) expect(excellence.getByText(value)).toBeVisible();
});

test.each(content.games.list.map((game) => [game.sport, game] as const))(
  '%s: shows opponent, date, time and place, with an inert tickets button',
  (sport, { opponent, date, time, location, homeGame, was }) => {
    const row = within(screen.getByRole('rowheader', { name: new RegExp(`^${sport}`) }).closest('tr')!);
    expect(row.getByText(`${homeGame ? 'vs.' : 'at'} ${opponent}. ${was}`)).toBeVisible();
    expect(row.getByRole('time')).toHaveTextContent(`${date.short}${time}`);
    expect(row.getByText(location)).toBeVisible();
    expect(row.queryAllByText(content.games.home)).toHaveLength(homeGame ? 1 : 0);
    const before = document.body.innerHTML;
    fireEvent.click(row.getByRole('button', { name: `Get Tickets for ${sport}, ${date.short}` }));
    expect(document.body.innerHTML).toBe(before);
  },
);

test('shows all sports by season, each with its achievements and coach, and a picture for every season', () => {
  const section = within(screen.getByRole('region', { name: content.sports.title }));
  expect(section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Fall',
    'Winter',
    'Spring',
  ]);
  expect(section.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual(
    sports.map(({ name }) => name),
  );
  for (const sport of sports) {
    const card = within(section.getByRole('heading', { name: sport.name }).closest('li')!);
    for (const text of [achievementsOf(sport), `${content.sports.coach} ${sport.coach}`])
      expect(card.getByText(text)).toBeVisible();
  }
  for (const { picture } of seasons) expect(section.getByRole('img', { name: picture.alt })).toBeInTheDocument();
});

test('an achievement starts with the titles, if there are any', () => {
  const sport = { achievement: 'A broom of its own' };
  expect(achievementsOf({ ...sport, titles: [2018, 2023] })).toBe(
    'Conference champions 2018, 2023. A broom of its own.',
  );
  expect(achievementsOf({ ...sport, titles: [] })).toBe('A broom of its own.');
});

test('shows facilities and sponsors', () => {
  for (const { title } of content.facilities.items) expect(screen.getByRole('heading', { name: title })).toBeVisible();
  content.sponsors.list.forEach(({ name }, index) => {
    expect(
      screen.getByRole('group', { name: `${index + 1} of ${content.sponsors.list.length}: ${name}` }),
    ).toBeInTheDocument();
  });
});
