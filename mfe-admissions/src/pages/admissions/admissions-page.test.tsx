import { screen, within } from '@testing-library/react';
import { renderPage } from '@3eu/shared/testing';
import { admissions } from '../../content/admissions';
import { aidDates } from '../../content/aid-dates';
import { aidTypes } from '../../content/aid-types';
import { counselors } from '../../content/counselor-list';
import { AdmissionsPage } from './admissions-page';

const { dates, process, documents, requirements, aid } = admissions;

describe('/admissions', () => {
  beforeEach(() => void renderPage(<AdmissionsPage />, { path: '/admissions' }));

  it('is headed by its title', () => {
    expect(screen.getByRole('heading', { level: 1, name: admissions.header.title })).toBeVisible();
  });

  it.each(dates.plans.map((plan) => [plan.name, plan] as const))('%s: dates, commitment, and a way to apply', (name, { apply, decision, binding }) => {
    const row = within(screen.getByRole('table', { name: dates.caption })).getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr')!;
    const cells = within(row).getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells.slice(0, 3)).toEqual([apply.short, decision.short, binding ? 'Binding' : 'Non-binding']);
    expect(within(row).getByRole('link', { name: `Apply by ${name}` })).toHaveAttribute('href', '/application');
  });

  it('tags exactly one deadline as the next', () => {
    expect(screen.getAllByText(dates.next).filter((tag) => tag.closest('[data-next]'))).toHaveLength(1);
  });

  it('shows steps, documents, requirements and readers', () => {
    for (const { title } of [...process.steps, ...documents.items]) expect(screen.getByRole('heading', { name: title })).toBeVisible();
    for (const { term } of requirements.items) expect(screen.getByText(term)).toBeVisible();
    for (const { name } of counselors) expect(screen.getByRole('heading', { name })).toBeVisible();
  });

  it('shows how aid works, and leads to the FAFSA in a new tab', () => {
    for (const { title } of aidTypes) expect(screen.getByRole('heading', { name: title })).toBeVisible();
    for (const { title } of aidDates) expect(screen.getByText(title)).toBeVisible();
    const figures = within(screen.getByRole('region', { name: aid.figuresLabel }));
    for (const { value } of aid.figures) expect(figures.getByText(value)).toBeVisible();
    expect(screen.getByRole('link', { name: new RegExp(`^${aid.fafsa.label}.*new tab`) })).toHaveAttribute('target', '_blank');
  });
});
