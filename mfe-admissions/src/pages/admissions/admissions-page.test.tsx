import { screen, within } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { admissions } from '../../content/admissions';
import { aidDates } from '../../content/aid-dates';
import { aidTypes } from '../../content/aid-types';
import { counselors } from '../../content/counselor-list';
import { Page } from './admissions-page';

const { dates, plans, process, documents, requirements, aid } = admissions;

describe('/admissions', () => {
  beforeEach(() => {
    renderPage(<Page />, { path: '/admissions' });
  });

  it('has its title as the heading', () => {
    expect(screen.getByRole('heading', { level: 1, name: admissions.header.title })).toBeVisible();
  });

  it.each(plans.list.map((plan) => [plan.name, plan] as const))(
    '%s is offered with its commitment, its dates and a named link to apply',
    (name, { slug, apply, decision, binding }) => {
      const choice = within(screen.getByRole('heading', { level: 3, name }).closest('li')!);
      for (const text of [apply.short, decision.short, binding ? 'Binding' : 'Non-binding'])
        expect(choice.getByText(text)).toBeVisible();
      expect(choice.getByRole('link', { name: `Apply by ${name}` })).toHaveAttribute(
        'href',
        `/application?plan=${slug}`,
      );
    },
  );

  it.each(dates.list.map((each) => [each.day.medium, each] as const))(
    '%s is in the calendar of deadlines',
    (_, { day, title, text }) => {
      const row = document.querySelector(`ol time[datetime="${day.iso}"]`)!.closest('li');
      expect(row).toHaveTextContent(`${title}${text}`);
    },
  );

  it('lists its sections, all of which exist', () => {
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    for (const link of links)
      expect(document.getElementById(link.getAttribute('href')!.split('#')[1]!)).toHaveAccessibleName(
        link.textContent!,
      );
  });

  it('shows steps, documents, requirements and readers', () => {
    for (const { title } of [...process.steps, ...documents.items])
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
    for (const { term } of requirements.items) expect(screen.getByText(term)).toBeVisible();
    for (const { name } of counselors) expect(screen.getByRole('heading', { name })).toBeVisible();
  });

  it('shows how aid works, and opens the FAFSA in a new tab', () => {
    for (const { title } of aidTypes) expect(screen.getByRole('heading', { name: title })).toBeVisible();
    for (const { title } of aidDates) expect(screen.getByText(title)).toBeVisible();
    const figures = within(screen.getByRole('region', { name: aid.figuresLabel }));
    for (const { value } of aid.figures) expect(figures.getByText(value)).toBeVisible();
    expect(screen.getByRole('link', { name: new RegExp(`^${aid.fafsa.label}.*new tab`) })).toHaveAttribute(
      'target',
      '_blank',
    );
  });
});
