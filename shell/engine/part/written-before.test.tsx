import { useEffect, useRef, useState } from 'react';
import { hydratePage } from '@3eu/platform/page/testing/hydrate';
import { tellWrittenBefore } from './written-before';

function Form() {
  const [text, setText] = useState('');
  const [long, setLong] = useState('');
  const [tour, setTour] = useState('');
  const [programs, setPrograms] = useState<readonly string[]>(['art']);
  const [payment, setPayment] = useState('credit');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => void tellWrittenBefore(form.current!), []);
  const toggle = (name: string, checked: boolean) =>
    setPrograms(checked ? [...programs, name] : programs.filter((program) => program !== name));
  return (
    <form ref={form}>
      <input name="text" value={text} onChange={({ target }) => setText(target.value)} />
      <textarea name="long" value={long} onChange={({ target }) => setLong(target.value)} />
      <select name="tour" value={tour} onChange={({ target }) => setTour(target.value)}>
        <option value="">Choose</option>
        <option value="campus">Campus</option>
      </select>
      {['art', 'biology', 'chemistry'].map((name) => (
        <input
          key={name}
          type="checkbox"
          name={name}
          checked={programs.includes(name)}
          onChange={({ target }) => toggle(name, target.checked)}
        />
      ))}
      {['credit', 'waiver'].map((value) => (
        <input
          key={value}
          type="radio"
          name="payment"
          value={value}
          checked={payment === value}
          onChange={() => setPayment(value)}
        />
      ))}
      <input name="own" />
      <output>{JSON.stringify({ text, long, tour, programs, payment })}</output>
    </form>
  );
}

const field = <Element extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector<Element>(selector)!;

/** The state that the page holds. */
const known = () => JSON.parse(field('output').textContent) as Record<string, unknown>;

/** Fills in the prerendered form, then hydrates it. */
const takeOver = (write: () => void) => hydratePage(<Form />, { before: write });

test('text, selections, checkboxes and radio buttons filled in early reach the page', async () => {
  await takeOver(() => {
    field('[name=text]').value = 'Ada';
    field<HTMLTextAreaElement>('textarea').value = 'Is the lighthouse real?';
    field<HTMLSelectElement>('select').value = 'campus';
    field('[name=art]').checked = false;
    field('[name=biology]').checked = true;
    field('[name=chemistry]').checked = true;
    field('[value=waiver]').checked = true;
  });
  expect(known()).toEqual({
    text: 'Ada',
    long: 'Is the lighthouse real?',
    tour: 'campus',
    programs: ['biology', 'chemistry'],
    payment: 'waiver',
  });
  expect(field('[name=text]').value).toBe('Ada');
  expect(field('[value=waiver]').checked).toBe(true);
  expect(field('[name=art]').checked).toBe(false);
});

test('the caret stays where it was', async () => {
  await takeOver(() => {
    field('[name=text]').value = 'Ada';
    field('[name=text]').focus();
    field('[name=text]').setSelectionRange(1, 2);
  });
  const { selectionStart, selectionEnd } = field('[name=text]');
  expect([selectionStart, selectionEnd]).toEqual([1, 2]);
});

test('fields that nobody has filled in cause no events', async () => {
  const told = jest.fn();
  await takeOver(() => {
    document.addEventListener('input', told);
    document.addEventListener('change', told);
  });
  expect(known()).toEqual({ text: '', long: '', tour: '', programs: ['art'], payment: 'credit' });
  expect(told).not.toHaveBeenCalled();
});

test('an uncontrolled field keeps its value', async () => {
  await takeOver(() => (field('[name=own]').value = 'mine'));
  expect(field('[name=own]').value).toBe('mine');
});
