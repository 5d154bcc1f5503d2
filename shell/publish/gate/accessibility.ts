import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { JSDOM, VirtualConsole } from 'jsdom';
import type { RenderedDocument } from '../render/prerender';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type AxeWindow = { axe: { run: (context: string, options: object) => Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }> } };

/** Checks documents with axe, as far as it goes without a layout: contrast and sizes are the browser tests' business. */
export async function accessibilityViolations(documents: readonly RenderedDocument[]): Promise<string[]> {
  const found: string[] = [];
  for (const { plan, html } of documents) {
    const content = html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '').replaceAll(/<meta http-equiv[^>]*>/g, '');
    const { window } = new JSDOM(content, { runScripts: 'outside-only', virtualConsole: new VirtualConsole(), url: 'http://localhost/' });
    window.eval(axeSource);
    const { axe } = window as unknown as AxeWindow;
    const { violations } = await axe.run('main', { rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false }, 'link-in-text-block': { enabled: false } } });
    found.push(...violations.map(({ id, help, nodes }) => `${plan.url}: ${help} (${id}): ${nodes[0]?.html.slice(0, 120)}`));
    window.close();
  }
  return found;
}
