import { hydratedEvent } from '@3eu/platform/contract/elements';
import { keepEarlyPresses } from './early-presses';

keepEarlyPresses('[data-part]');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** A part of a page with a button that responds once React has hydrated the part. */
function part(attributes = 'type="button"', within: Element = document.body) {
  const element = document.createElement('div');
  element.dataset.part = '';
  element.innerHTML = `<button ${attributes}><span>Next</span></button>`;
  within.append(element);
  const button = element.querySelector('button')!;
  const answer = jest.fn();
  return {
    element,
    answer,
    press: () => button.querySelector('span')!.click(),
    takeOver: () => {
      button.addEventListener('click', answer);
      element.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
    },
  };
}

/** A press is replayed after the current one has ended. */
const soon = () => jest.advanceTimersByTime(0);

test('a button pressed before hydration is pressed again, once', () => {
  const { press, takeOver, answer } = part();
  press();
  press();
  takeOver();
  soon();
  expect(answer).toHaveBeenCalledTimes(1);
  takeOver();
  soon();
  expect(answer).toHaveBeenCalledTimes(1);
});

test.each([
  ['without a type, outside a form', ''],
  ['that submits a form which sends nothing', 'dialog'],
])('a button %s is pressed again', (_what, method) => {
  const within = document.createElement(method ? 'form' : 'div');
  if (method) within.setAttribute('method', method);
  document.body.append(within);
  const { press, takeOver, answer } = part('', within);
  within.addEventListener('submit', (event) => event.preventDefault());
  press();
  takeOver();
  soon();
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a press after hydration is not repeated', () => {
  const { press, takeOver, answer } = part();
  takeOver();
  press();
  takeOver();
  soon();
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a part within another waits for its own hydration', () => {
  const page = part();
  const block = part(undefined, page.element);
  block.press();
  page.takeOver();
  soon();
  expect(block.answer).not.toHaveBeenCalled();
  block.takeOver();
  soon();
  expect(block.answer).toHaveBeenCalledTimes(1);
});

test('a press that triggers hydration at once is answered once', () => {
  const { element, press, takeOver, answer } = part();
  element.addEventListener('click', takeOver, { capture: true, once: true });
  press();
  soon();
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a press whose propagation React stops is kept as well', () => {
  const { element, press, takeOver, answer } = part();
  element.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
  press();
  takeOver();
  soon();
  expect(answer).toHaveBeenCalledTimes(1);
});

test.each(['type="submit"', 'type="button" popovertarget="menu"', 'type="button" disabled'])(
  'a button that the browser handles itself is not pressed again: %s',
  (attributes) => {
    const { press, takeOver, answer } = part(attributes);
    press();
    takeOver();
    soon();
    expect(answer).not.toHaveBeenCalled();
  },
);

test('the submit button of a form that is sent nowhere is pressed again', () => {
  const form = document.body.appendChild(document.createElement('form'));
  form.method = 'dialog';
  form.addEventListener('submit', (event) => event.preventDefault());
  const { press, takeOver, answer } = part('type="submit"', form);
  press();
  takeOver();
  soon();
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a press outside any part, or on a removed button, is dropped', () => {
  const { element, press, takeOver, answer } = part();
  press();
  element.replaceChildren();
  takeOver();
  document.body.append(document.createElement('button'));
  document.querySelector('button')!.click();
  soon();
  expect(answer).not.toHaveBeenCalled();
});
