import { expect, test } from '../../engines/fixtures';
import { axeSource, findViolations } from '../../page/accessibility';
import { allPages } from '../../pages';

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const path of allPages) {
  test(`${path} hydrates, fits a desktop and a phone, and is accessible`, async ({ visitor }) => {
    for (const size of ['desk', 'phone'] as const) {
      await visitor.resize(size);
      await visitor.open(path);
      expect(await visitor.ask(() => document.querySelectorAll('h1').length)).toBe(1);
      expect(await visitor.ask(overflow)).toBe(0);
    }
    await visitor.load(axeSource);
    expect(await visitor.ask(findViolations)).toEqual([]);
  });
}
