import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxGroup, RadioGroup } from '../patterns';
import { Fieldset } from './fieldset';
import { SearchField } from './search-field';

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
