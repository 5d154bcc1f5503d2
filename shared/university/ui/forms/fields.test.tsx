import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { Checkbox } from '../patterns';
import { TextField } from './field';
import { SelectField } from './select-field';
import { countWords, TextArea } from './text-area';

describe('TextField', () => {
  it('is named by exactly its label, and described by its hint and error', () => {
    render(<TextField label="Last Name" hint="As on your passport." error="Write your last name." required />);
    const field = screen.getByRole('textbox', { name: 'Last Name' });
    expect(field).toHaveAccessibleDescription('As on your passport. Write your last name.');
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
  });

  it('takes its direction from what is written', () => {
    render(<TextField label="First Name" defaultValue="שירה" />);
    expect(screen.getByLabelText('First Name')).toHaveAttribute('dir', 'auto');
  });

  it('passes native props and the ref to its input', () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField label="Email" type="email" name="email" autoComplete="email" ref={ref} id="mail" />);
    expect(ref.current).toBe(screen.getByLabelText('Email'));
    expect(ref.current).toHaveAttribute('id', 'mail');
    expect(ref.current).toHaveAttribute('type', 'email');
    expect(ref.current).toHaveAttribute('autocomplete', 'email');
    expect(ref.current).not.toHaveAttribute('aria-describedby');
  });
});

test('a bad email address is told in words as soon as the visitor goes on', async () => {
  render(<TextField label="Email Address" type="email" />);
  const field = screen.getByLabelText('Email Address');
  await userEvent.type(field, 'ada');
  expect(field).not.toHaveAccessibleDescription();
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription(/a whole email address/);
  await userEvent.type(field, '@3eu.example');
  expect(field).not.toHaveAccessibleDescription();
});

test('what is told on leaving a field does not come between press and release: the pressed button stays where it is', async () => {
  render(
    <>
      <TextField label="Email Address" type="email" />
      <button type="button">Next</button>
    </>,
  );
  const field = screen.getByLabelText('Email Address');
  await userEvent.type(field, 'ada');
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') });
  expect(field).not.toHaveFocus();
  expect(field).not.toHaveAccessibleDescription();
  await user.pointer({ keys: '[/MouseLeft]', target: screen.getByRole('button') });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/a whole email address/));
});

describe('what the browser finds', () => {
  const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Request' });

  beforeEach(() => {
    render(
      <form aria-label="Request">
        <TextField label="First Name" required />
        <TextField label="Last Name" required />
      </form>,
    );
  });

  it('stands below each field instead of in a bubble, and the first field has the focus', () => {
    act(() => void form().checkValidity());
    const [first, last] = screen.getAllByRole<HTMLInputElement>('textbox');
    for (const [field, message] of [
      [first!, 'Enter your first name.'],
      [last!, 'Enter your last name.'],
    ] as const) {
      expect(field).toHaveAccessibleDescription(message);
      expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    expect(first).toHaveFocus();
  });

  it('goes as soon as the field is in order', async () => {
    act(() => void form().checkValidity());
    await userEvent.type(screen.getByLabelText('First Name'), 'A');
    expect(screen.getByLabelText('First Name')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Last Name')).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('TextArea', () => {
  it.each([
    ['', 0],
    ['  \n ', 0],
    ['one', 1],
    [' one  two\nthree ', 3],
  ])('counts the words of %j', (text, count) => {
    expect(countWords(text)).toBe(count);
  });

  function Essay() {
    const [text, setText] = useState('');
    return (
      <TextArea label="Why this school" words={3} value={text} onChange={(event) => setText(event.target.value)} />
    );
  }

  it('counts while typing, allows any length, and announces the count after a pause', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Essay />);
    const area = screen.getByRole('textbox', { name: 'Why this school' });
    await user.type(area, 'one two three four');
    expect(area).toHaveValue('one two three four');
    expect(area).toHaveAccessibleDescription('4 of 3 words, 1 too many');
    act(() => jest.advanceTimersByTime(1500));
    expect(screen.getByRole('status')).toHaveTextContent('4 of 3 words, 1 too many');
    jest.useRealTimers();
  });
});

it('SelectField starts with its placeholder and reports the choice', async () => {
  const onChange = jest.fn();
  render(
    <SelectField
      label="Year"
      placeholder="Choose one"
      options={[{ value: '2026', label: 'Class of 2026' }]}
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  expect(screen.getByRole('combobox', { name: 'Year' })).toHaveDisplayValue('Choose one');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Class of 2026');
  expect(onChange).toHaveBeenCalledWith('2026');
});

it('Checkbox is named by its label and described by its hint', async () => {
  render(<Checkbox label="I certify this." hint="All of it." required />);
  const box = screen.getByRole('checkbox', { name: 'I certify this.' });
  await userEvent.click(screen.getByText('I certify this.'));
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription('All of it.');
});
