import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxGroup, RadioGroup } from './choice-groups';
import { Fieldset } from './fieldset';
import { SearchField } from './search-field';
import { StepIndicator } from './step-indicator';
import { UploadArea } from './upload-area';

const options = [
  { value: 'finance', label: 'Finance' },
  { value: 'biology', label: 'Biology' },
];

it('Fieldset is a group named by its legend and described by its hint', () => {
  render(
    <Fieldset legend="Your name" hint="As on your passport.">
      Fields
    </Fieldset>,
  );
  expect(screen.getByRole('group', { name: 'Your name' })).toHaveAccessibleDescription('As on your passport.');
});

describe('CheckboxGroup', () => {
  it('adds what is checked and removes what is unchecked', async () => {
    const onChange = jest.fn();
    render(
      <CheckboxGroup legend="Programs" name="programs" options={options} value={['finance']} onChange={onChange} />,
    );
    const group = screen.getByRole('group', { name: 'Programs' });
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Biology' }));
    expect(onChange).toHaveBeenLastCalledWith(['finance', 'biology']);
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Finance' }));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });
});

it('RadioGroup allows one choice', async () => {
  const onChange = jest.fn();
  render(<RadioGroup legend="Payment" name="payment" options={options} value="finance" onChange={onChange} />);
  expect(screen.getByRole('radio', { name: 'Finance' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Biology' }));
  expect(onChange).toHaveBeenCalledWith('biology');
});

it('StepIndicator says in words which steps are done, current and to come', () => {
  render(<StepIndicator label="Application steps" steps={['Personal', 'Academic', 'Fee']} current={2} />);
  const steps = within(screen.getByRole('list', { name: 'Application steps' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    '1Completed: Personal',
    '2Current: Academic',
    '3To come: Fee',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps.map((step) => step.querySelectorAll('svg').length)).toEqual([1, 0, 0]);
});

it('StepIndicator distinguishes skipped steps from completed ones', () => {
  render(<StepIndicator label="Steps" steps={['One', 'Two', 'Three']} current={3} completed={new Set([2])} />);
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    '1Not completed: One',
    '2Completed: Two',
    '3Current: Three',
  ]);
});

it('UploadArea accepts no file and says so', () => {
  const { container } = render(<UploadArea label="Official transcript" hint="PDF" />);
  expect(screen.getByRole('group', { name: 'Official transcript' })).toHaveAccessibleDescription(/takes no files/);
  expect(screen.getByRole('button', { name: 'Choose a file: Official transcript' })).toHaveAccessibleDescription(
    /takes no files/,
  );
  expect(container.querySelector('input')).not.toBeInTheDocument();
});

describe('SearchField', () => {
  const field = () => within(screen.getByRole('search')).getByRole('searchbox', { name: 'Search' });

  it('searches for the typed text on Enter and on the button', async () => {
    const onSearch = jest.fn();
    render(<SearchField label="Search" value="fee" onChange={() => {}} onSearch={onSearch} />);
    await userEvent.type(field(), '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSearch.mock.calls).toEqual([['fee'], ['fee']]);
  });

  it('reports each keystroke to a page that filters live', async () => {
    const onChange = jest.fn();
    render(<SearchField label="Search" value="" onChange={onChange} />);
    await userEvent.type(field(), 'a');
    expect(onChange).toHaveBeenCalledWith('a');
    expect(field()).toHaveValue('');
  });
});
