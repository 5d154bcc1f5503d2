import { keepEarlyPresses, takenOverEvent } from './early-presses';

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
      element.dispatchEvent(new Event(takenOverEvent, { bubbles: true }));
    },
  };
}

/** A press is replayed after the current one has ended. */
const soon = () => jest.advanceTimersByTime(0);

test('what was pressed before is pressed again, once', () => {
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

test('what is pressed later is left alone', () => {
  const { press, takeOver, answer } = part();
  takeOver();
  press();
  takeOver();
  soon();
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a part within another waits for its own script', () => {
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

test('a press that has React take the part over at once is answered once', () => {
  const { element, press, takeOver, answer } = part();
  element.addEventListener('click', takeOver, { capture: true, once: true });
  press();
  soon();
  expect(answer).toHaveBeenCalledTimes(1);
});

test('one that React lets not go on is kept as well', () => {
  const { element, press, takeOver, answer } = part();
  element.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
  press();
  takeOver();
  soon();
  expect(answer).toHaveBeenCalledTimes(1);
});

test.each(['type="submit"', 'type="button" popovertarget="menu"', 'type="button" disabled'])(
  'the browser answers by itself: %s',
  (attributes) => {
    const { press, takeOver, answer } = part(attributes);
    press();
    takeOver();
    soon();
    expect(answer).not.toHaveBeenCalled();
  },
);

test('a form that is sent nowhere is sent again, to the page', () => {
  const form = document.body.appendChild(document.createElement('form'));
  form.method = 'dialog';
  form.addEventListener('submit', (event) => event.preventDefault());
  const { press, takeOver, answer } = part('type="submit"', form);
  press();
  takeOver();
  soon();
  expect(answer).toHaveBeenCalledTimes(1);
});

test('what stands in no part, or has gone, is nobody’s', () => {
  const { element, press, takeOver, answer } = part();
  press();
  element.replaceChildren();
  takeOver();
  document.body.append(document.createElement('button'));
  document.querySelector('button')!.click();
  soon();
  expect(answer).not.toHaveBeenCalled();
});
