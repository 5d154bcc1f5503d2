import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@3eu/platform/page/testing';
import { academics } from '../../content/academics';
import { addressOf, programsOf } from '../../content/programs';
import { colleges } from '../../content/colleges';
import { Page } from './academics-page';

beforeEach(() => renderPage(<Page />, { path: '/academics' }));

describe('the finder', () => {
  const { finder } = academics;
  const every = colleges.flatMap(({ slug }) => programsOf(slug));
  const finderOnPage = () => within(screen.getByRole('region', { name: finder.title }));
  const names = () =>
    finderOnPage()
      .getAllByRole('link')
      .map((link) => link.textContent);

  it('links each program of all colleges: to its page, or to its row on the page of its college', () => {
    const hrefs = finderOnPage()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs.sort()).toEqual(every.map(addressOf).sort());
    expect(hrefs).toContain('/college/business#finance');
  });

  it('shows those of a college, of a degree, and with a word, and says how many', async () => {
    const field = finderOnPage();
    await userEvent.selectOptions(field.getByLabelText('College'), 'engineering');
    await userEvent.selectOptions(field.getByLabelText('Degree'), 'Master');
    expect(names()).toEqual(['Robotics']);
    await userEvent.selectOptions(field.getByLabelText('Degree'), '');
    await userEvent.selectOptions(field.getByLabelText('College'), '');
    await userEvent.type(field.getByLabelText('Any word of its name or description'), 'MARINE');
    expect(names()).toEqual(['Marine Biology']);
    expect(field.getByRole('status')).toHaveTextContent('1 program');
    await userEvent.type(field.getByLabelText('Any word of its name or description'), 'xyz');
    expect(field.getByText(finder.none)).toBeVisible();
  });
});
