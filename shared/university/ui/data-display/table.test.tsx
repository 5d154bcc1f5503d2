import { render, screen, within } from '@testing-library/react';
import { Table, type Column } from './table';

type Plan = { name: string; due: string; binding: string };

const plans: Plan[] = [
  { name: 'Early Decision', due: 'Nov 1', binding: 'Yes' },
  { name: 'Regular Decision', due: 'Jan 15', binding: 'No' },
];

const columns: Column<Plan>[] = [
  { key: 'name', header: 'Plan', cell: (plan) => plan.name, rowHeader: true },
  { key: 'due', header: 'Apply by', cell: (plan) => plan.due, numeric: true },
  { key: 'binding', header: 'Binding?', cell: (plan) => plan.binding, narrow: 'corner' },
];

const show = () =>
  render(<Table caption="First-year admission" columns={columns} rows={plans} rowKey={(plan) => plan.name} />);

describe('Table', () => {
  it('is named by its caption, its columns and its rows', () => {
    show();
    const table = screen.getByRole('table', { name: 'First-year admission' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Plan', 'Apply by', 'Binding?']);
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(['Early Decision', 'Regular Decision']);
    expect(within(table).getByRole('cell', { name: 'Jan 15' })).toBeInTheDocument();
  });

  it('gives each cell the name of its column for narrow screens', () => {
    show();
    expect(screen.getByRole('cell', { name: 'Nov 1' })).toHaveAttribute('data-label', 'Apply by');
    expect(screen.getByRole('cell', { name: 'Yes' })).toHaveAttribute('data-narrow', 'corner');
  });

  it('is not a tab stop while it fits', () => {
    show();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  describe('wider than its container', () => {
    const { ResizeObserver } = globalThis;
    afterEach(() => {
      globalThis.ResizeObserver = ResizeObserver;
      jest.restoreAllMocks();
    });

    it('scrolls in a region that can be focused', () => {
      jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
      globalThis.ResizeObserver = class {
        constructor(private readonly callback: ResizeObserverCallback) {}
        observe() {
          this.callback([], this);
        }
        unobserve() {}
        disconnect() {}
      };
      show();
      expect(screen.getByRole('region', { name: 'First-year admission' })).toHaveAttribute('tabindex', '0');
    });
  });
});
