import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from '@3eu/platform/page';
import { tel } from '@3eu/university/facts';
import { renderPage } from '@3eu/platform/page/testing';
import { counselors } from '../../content/counselor-list';
import { counselorsPage as content } from '../../content/counselors';
import { Page } from './counselors-page';

/** The query of the address. */
const Search = () => <p data-testid="search">{useLocation().search}</p>;

const finder = () => screen.getByLabelText('Your state');

describe('without a chosen state', () => {
  beforeEach(() => void renderPage(<Page />, { path: '/counselors' }));

  test('has its title as the heading', () => {
    expect(screen.getByRole('heading', { level: 1, name: content.header.title })).toBeVisible();
  });

  test.each(counselors.map((counselor) => [counselor.name, counselor] as const))(
    '%s: shows every field, with links to write and call',
    (name, counselor) => {
      const card = within(screen.getByRole('heading', { level: 3, name }).closest('li')!);
      const { title, bio, education, experience, specialties, territories } = counselor;
      for (const text of [title, bio, education, experience, specialties.join(', '), territories.join(', ')])
        expect(card.getByText(text)).toBeInTheDocument();
      const links = card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
      expect(links).toEqual([
        [counselor.email, `mailto:${counselor.email}`],
        [counselor.phone, tel(counselor.phone)],
        ...('page' in counselor ? [[counselor.page.label, counselor.page.href]] : []),
      ]);
    },
  );

  test('the finder names the counselor of a state and links to the card', async () => {
    await userEvent.selectOptions(finder(), 'Wisconsin');
    const answer = within(screen.getByRole('status'));
    expect(answer.getByRole('link', { name: 'Priya Raman' })).toBeVisible();
    const target = answer.getByRole('link').getAttribute('href')!.split('#')[1]!;
    expect(document.getElementById(target)).toContainElement(screen.getByRole('heading', { name: 'Priya Raman' }));
  });

  test('the finder offers every one of the fifty states once, in alphabetical order, each with its counselor', async () => {
    const [choose, ...options] = within(finder())
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(choose).toBe('Choose a state');
    expect([new Set(options).size, options.at(0), options.at(-1)]).toEqual([50, 'Alabama', 'Wyoming']);
    expect([...options].sort()).toEqual(options);
    for (const state of options) {
      await userEvent.selectOptions(finder(), state);
      const { name } = counselors.find(({ territories }) => (territories as readonly string[]).includes(state))!;
      expect(within(screen.getByRole('status')).getByRole('link', { name })).toBeVisible();
    }
  });

  test('shows the regular hours beside those of the season', () => {
    const table = within(screen.getByRole('table', { name: content.hours.caption }));
    for (const { days, regular, season } of content.hours.rows) {
      const row = table.getByRole('rowheader', { name: days }).closest('tr')!;
      expect(
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ).toEqual([regular, season]);
    }
  });

  test('offers phone and e-mail, and a button that does nothing', () => {
    expect(screen.getByRole('link', { name: content.contact.phone.number })).toHaveAttribute(
      'href',
      tel(content.contact.phone.number),
    );
    expect(screen.getByRole('button', { name: 'Book Appointment' })).toHaveAccessibleDescription(/demonstration/);
  });
});

test('a state in the address is selected, as after Back or a reload', () => {
  renderPage(<Page />, { path: '/counselors?state=Wisconsin' });
  expect(finder()).toHaveValue('Wisconsin');
  expect(within(screen.getByRole('status')).getByRole('link', { name: 'Priya Raman' })).toBeVisible();
});

test.each(['Atlantis', '__proto__', '%00', 'wisconsin'])('an unknown state in the address is ignored: %s', (word) => {
  renderPage(<Page />, { path: `/counselors?state=${word}` });
  expect(finder()).toHaveValue('');
});

test('a selected state is put into the address, and removed again', async () => {
  renderPage(
    <>
      <Page />
      <Search />
    </>,
    { path: '/counselors' },
  );
  await userEvent.selectOptions(finder(), 'Wisconsin');
  expect(screen.getByTestId('search')).toHaveTextContent('?state=Wisconsin');
  await userEvent.selectOptions(finder(), '');
  expect(screen.getByTestId('search')).toBeEmptyDOMElement();
});
