import axe from 'axe-core';
import { expect, test } from '../../engines/fixtures';
import { allPages } from '../../pages';

/** Accessibility violations of the page as it stands, each with the elements that it is about. */
async function violations(): Promise<string[]> {
  const { axe: runner } = window as unknown as {
    axe: { run: (context: Document) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
  };
  const { violations: found } = await runner.run(document);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const path of allPages) {
  test(`${path} hydrates, fits a desk and a phone, and is accessible`, async ({ visitor }) => {
    for (const size of ['desk', 'phone'] as const) {
      await visitor.resize(size);
      await visitor.open(path);
      expect(await visitor.ask(() => document.querySelectorAll('h1').length)).toBe(1);
      expect(await visitor.ask(overflow)).toBe(0);
    }
    await visitor.load(axe.source);
    expect(await visitor.ask(violations)).toEqual([]);
  });
}
