import { render, screen, within } from '@testing-library/react';
import { Money } from './money';
import { Table, type Column } from './table';

type Plan = { name: string; due: string; binding: string };

const plans: Plan[] = [
  { name: 'Early Decision', due: 'Nov 1', binding: 'Yes' },
  { name: 'Regular Decision', due: 'Jan 15', binding: 'No' },
];

const columns: Column<Plan>[] = [
  { head: 'Plan', cell: 'name', rowHeader: true },
  { head: 'Apply by', cell: (plan) => plan.due, numeric: true },
  { head: 'Binding?', cell: 'binding', narrow: 'corner' },
];

const show = () => render(<Table caption="First-year admission" columns={columns} rows={plans} />);

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

  it('shows a field as its column says, and a note below it', () => {
    const costs: Column<{ name: string; of: number; note: string }>[] = [
      { head: 'Plan', cell: 'name', note: 'note', rowHeader: true },
      { head: 'Price', cell: 'of', as: Money },
    ];
    render(<Table caption="Costs" columns={costs} rows={[{ name: 'Block', of: 4200, note: 'Nine a week' }]} />);
    expect(screen.getByRole('rowheader')).toHaveTextContent('BlockNine a week');
    expect(screen.getByRole('cell', { name: '$4,200' })).toBeInTheDocument();
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
