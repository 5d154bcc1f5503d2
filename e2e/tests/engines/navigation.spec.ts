import { header } from '../../../shell/src/content/header';
import { expect, test } from '../../engines/fixtures';

const nav = 'header nav';
const footer = 'footer';

test('a visitor can navigate through all remotes without a page load; each page is announced and focused', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.markDocument();
  const journey = [
    ['Admissions', '/admissions', nav],
    ['Academics', '/academics', nav],
    ['Student Life', '/student-life', nav],
    ['FAQ', '/faq', footer],
  ] as const;
  for (const [name, path, inside] of journey) {
    await visitor.click('link', name, inside);
    await visitor.isAt(path);
    await visitor.sees(() => document.activeElement?.matches('main h1') ?? false, [], true);
    const heading = await visitor.ask(() => document.querySelector('main h1')!.textContent!);
    await visitor.sees(() => document.querySelector('[data-announcer]')!.textContent, [], heading);
    expect(await visitor.ask(() => scrollY)).toBe(0);
  }
  expect(await visitor.isSameDocument()).toBe(true);
});

test('back and forward restore page, title and scroll', async ({ visitor }) => {
  await visitor.open('/admissions');
  await visitor.markDocument();
  const title = await visitor.ask(() => document.title);
  await visitor.ask(() => scrollTo({ top: 700, behavior: 'instant' }));
  // Without a pointer, which would scroll to what it clicks.
  await visitor.ask(() => document.querySelector<HTMLElement>('footer a[href="/faq"]')!.click());
  await visitor.isAt('/faq');
  await visitor.sees((before: string) => document.title !== before, [title], true);
  await visitor.tab.back();
  await visitor.isAt('/admissions');
  await visitor.sees(() => document.title, [], title);
  await visitor.sees(() => scrollY, [], 700);
  await visitor.tab.forward();
  await visitor.isAt('/faq');
  await visitor.sees(() => scrollY, [], 0);
  expect(await visitor.isSameDocument()).toBe(true);
});

test('Back returns to the end of a page whose footer is laid out late', async ({ visitor }) => {
  await visitor.open('/financial-aid');
  await visitor.ask(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const fromEnd = () => document.documentElement.scrollHeight - Math.ceil(scrollY) - innerHeight <= 1;
  await visitor.sees(fromEnd, [], true);
  const place = await visitor.ask(() => {
    document.querySelector<HTMLElement>('footer a[href="/faq"]')!.click();
    return scrollY;
  });
  await visitor.isAt('/faq');
  await visitor.reads('h1', 'Frequently asked questions');
  await visitor.tab.back();
  await visitor.isAt('/financial-aid');
  // The footer's height differs by a few pixels from the guess in its styles, depending on the engine.
  await visitor.sees((before: number) => Math.abs(scrollY - before) < 6, [place], true);
  await visitor.sees(fromEnd, [], true);
});

test('a dropdown opens on hover, leads to a page, and closes', async ({ visitor }) => {
  await visitor.open('/academics');
  const expanded = (name: string) =>
    document.querySelector(`header button[aria-label="${name}"]`)?.getAttribute('aria-expanded');
  const name = header.openMenu('Academics');
  await visitor.point('link', 'Academics', nav);
  await visitor.sees(expanded, [name], 'true');
  const college = await visitor.ask(
    () =>
      document
        .querySelector('header [data-panel] a[href="/college/engineering"]')!
        .getBoundingClientRect()
        .toJSON() as DOMRect,
  );
  await visitor.tab.point(college.x + 30, college.y + college.height / 2);
  await visitor.sees(expanded, [name], 'true');
  await visitor.tab.click(college.x + 30, college.y + college.height / 2);
  await visitor.isAt('/college/engineering');
  await visitor.tab.point(20, 700);
  await visitor.sees(expanded, [name], 'false');
});

test('by keyboard, Tab does not open a dropdown, Enter and Space do, and Escape closes it and returns the focus', async ({
  visitor,
}) => {
  await visitor.open('/academics');
  await visitor.tab.point(700, 800);
  const state = () => {
    const button = document.querySelector('header button[aria-label^="Academics"]')!;
    return { focused: document.activeElement === button, expanded: button.getAttribute('aria-expanded') };
  };
  await visitor.ask(() => document.querySelector<HTMLElement>('header nav a[href="/academics"]')!.focus());
  await visitor.press('Tab');
  await visitor.sees(state, [], { focused: true, expanded: 'false' });
  await visitor.press('Enter');
  await visitor.sees(state, [], { focused: true, expanded: 'true' });
  await visitor.press('Tab');
  await visitor.sees(() => Boolean(document.activeElement?.closest('header [data-panel]')), [], true);
  await visitor.press('Escape');
  await visitor.sees(state, [], { focused: true, expanded: 'false' });
  await visitor.press('Space');
  await visitor.sees(state, [], { focused: true, expanded: 'true' });
  await visitor.press('Shift', 'Tab');
  await visitor.press('Shift', 'Tab');
  await visitor.sees(state, [], { focused: false, expanded: 'false' });
});

test('on a phone the menu is a modal dialog: Escape returns the focus, a choice closes it', async ({ visitor }) => {
  await visitor.resize('phone');
  await visitor.open('/academics');
  const { button } = header.mobileMenu;
  const isOpen = () => document.querySelector('header dialog:modal') !== null;
  await visitor.click('button', button, 'header');
  await visitor.sees(isOpen, [], true);
  await visitor.press('Escape');
  await visitor.sees(isOpen, [], false);
  await visitor.focusIsOn(button);
  await visitor.press('Enter');
  await visitor.sees(isOpen, [], true);
  await visitor.click('link', 'APPLY', 'dialog');
  await visitor.isAt('/application');
  await visitor.sees(isOpen, [], false);
  await visitor.sees(() => document.activeElement?.matches('main h1') ?? false, [], true);
});
