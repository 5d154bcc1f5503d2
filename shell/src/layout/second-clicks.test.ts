import { dropSecondClicks } from './second-clicks';

let end: () => void;
const pressed: string[] = [];

beforeEach(() => {
  pressed.length = 0;
  document.body.innerHTML = '<button id="submit"><i></i><b></b></button><a href="#next" id="next">Next</a>';
  document.body.onclick = ({ target }) => void pressed.push((target as Element).id || (target as Element).localName);
  end = dropSecondClicks(document);
});

afterEach(() => end());

/** A click as a mouse makes it, so many milliseconds after the page began. */
function click(selector: string, at: number, { x = 100, detail = 1 } = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: 50, detail });
  Object.defineProperty(event, 'timeStamp', { value: at });
  document.querySelector(selector)!.dispatchEvent(event);
  return event.defaultPrevented;
}

test('what the first click has brought under the pointer takes no second click', () => {
  click('#submit', 0);
  expect(click('#next', 300, { x: 103, detail: 2 })).toBe(true);
  expect(pressed).toEqual(['submit']);
});

test('half a second after the first click it takes one', () => {
  click('#submit', 0);
  expect(click('#next', 500)).toBe(false);
  expect(pressed).toEqual(['submit', 'next']);
});

test('elsewhere, on the same control and by keyboard every press counts', () => {
  click('#submit', 0);
  click('#next', 200, { x: 400 });
  click('#submit > i', 1000);
  click('#submit > b', 1200, { detail: 2 });
  click('#next', 1300, { x: 0, detail: 0 });
  expect(pressed).toEqual(['submit', 'next', 'i', 'b', 'next']);
});
