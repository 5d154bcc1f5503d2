import { screen, within } from '@testing-library/react';
import { day, days } from '@3eu/university/facts';
import { renderPage } from '@3eu/platform/page/testing';
import { DateList } from '../patterns/date-list';
import { Facts } from './facts';
import { Ledger } from './ledger';
import { StatBand, Stats } from './stats';
import { Steps } from '../patterns/steps';
import { Strip } from '../patterns/strip';

const titles = (level: number) => screen.getAllByRole('heading', { level }).map((heading) => heading.textContent);

it('StatBand is a named section of figures, each with its term first for screen readers', () => {
  renderPage(<StatBand label="3E in figures" items={[{ value: '15,000+', label: 'students' }]} />);
  const band = screen.getByRole('region', { name: '3E in figures' });
  expect(within(band).getByRole('term')).toHaveTextContent('students');
  expect(within(band).getByRole('definition')).toHaveTextContent('15,000+');
  expect(band).toHaveTextContent('students15,000+');
});

it('Stats and Facts are lists of terms and values', () => {
  renderPage(
    <>
      <Stats items={[{ value: '22%', label: 'job growth' }]} />
      <Facts title="At a glance" items={[{ term: 'Degree', value: 'B.S.', big: true }]} />
    </>,
  );
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['22%', 'B.S.']);
  expect(titles(2)).toEqual(['At a glance']);
});

it('Ledger sets its titles at the given heading level and links those with an address', () => {
  renderPage(
    <Ledger
      level={4}
      items={[{ title: 'Clubs', text: 'All 300', meta: 'Free', href: '/student-life' }, { title: 'Crew' }]}
    />,
  );
  expect(titles(4)).toEqual(['Clubs', 'Crew']);
  expect(screen.getByRole('link', { name: 'Clubs' })).toHaveAttribute('href', '/student-life');
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('ClubsAll 300Free');
});

it('Steps are an ordered list', () => {
  renderPage(
    <>
      <Steps items={[{ title: 'Apply online', text: 'Thirty minutes.' }]} />
    </>,
  );
  expect(screen.getAllByRole('list').every((list) => list.tagName === 'OL')).toBe(true);
  expect(titles(3)).toEqual(['Apply online']);
});

it('Strip keeps each figure and its text together', () => {
  renderPage(<Strip items={[{ lead: 'Feb 1', title: 'FAFSA priority', text: 'Federal aid' }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Feb 1FAFSA priorityFederal aid');
});

describe('DateList', () => {
  const items = [
    { day: days('August', 15, 16, 2025), title: 'Parent Orientation', time: '9 AM', place: 'Quad' },
    { day: day('June', 28, 2025), title: 'Summer school' },
    { when: 'Year-round', title: 'Parent Council' },
  ];

  it.each([
    ['Parent Orientation', 'Aug 15-16 2025'],
    ['Summer school', 'Jun 28 2025'],
    ['Parent Council', 'Year-round'],
  ])('%s is dated %s', (title, when) => {
    renderPage(<DateList items={items} years />);
    const row = screen.getByRole('heading', { name: title }).closest('li')!;
    expect(row).toHaveTextContent(when);
  });

  it('gives machines the first day, and people the time and place', () => {
    const { container } = renderPage(<DateList items={items} />);
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2025-08-15');
    expect(screen.getByText('9 AM, Quad')).toBeInTheDocument();
  });
});
