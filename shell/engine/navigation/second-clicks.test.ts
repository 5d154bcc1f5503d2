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

/** A click as a mouse makes it: the second of a double click counts two. */
function click(selector: string, detail = 1) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  document.querySelector(selector)!.dispatchEvent(event);
  return event.defaultPrevented;
}

test('what the first click has brought under the pointer takes no second click', () => {
  click('#submit');
  expect(click('#next', 2)).toBe(true);
  expect(click('#next', 3)).toBe(true);
  expect(pressed).toEqual(['submit']);
});

test('a click of its own is taken, however soon', () => {
  click('#submit');
  expect(click('#next')).toBe(false);
  expect(pressed).toEqual(['submit', 'next']);
});

test('the click that the browser makes on the field of a pressed label counts', () => {
  document.body.innerHTML = '<input type="checkbox" id="finance"><label for="finance" id="name">Finance</label>';
  click('#name');
  click('#name', 2);
  expect(click('#finance', 2)).toBe(false);
});

test('on the same control and by keyboard every press counts', () => {
  click('#submit > i');
  click('#submit > b', 2);
  click('#next', 0);
  expect(pressed).toEqual(['i', 'b', 'next']);
});
