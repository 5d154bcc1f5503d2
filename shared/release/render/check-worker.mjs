/** Checks documents with axe and html-validate in a thread of its own: both take long, and nothing else should wait. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { JSDOM, VirtualConsole } from 'jsdom';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Without a layout nothing is known of colours and sizes: those are the browser tests' business. */
const layoutRules = ['color-contrast', 'target-size', 'link-in-text-block', 'scrollable-region-focusable'];
const axeOptions = {
  rules: Object.fromEntries(layoutRules.map((id) => [id, { enabled: false }])),
  resultTypes: ['violations'],
};

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: {
      // Style only: React writes void elements and attributes in ways that the specification allows.
      'void-style': 'off',
      'doctype-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      'no-raw-characters': 'off',
      'no-inline-style': 'off',
      'long-title': 'off',
      // Script elements already carry their hashes; links to other sites have none.
      'require-sri': 'off',
      // Browsers drop the roles of a table whose rows are stacked on a phone; the role attributes restore them.
      'no-redundant-role': 'off',
      'prefer-native-element': 'off',
      // What axe knows better, with the names that a screen reader computes.
      'wcag/h30': 'off',
      'aria-label-misuse': 'off',
      'text-content': 'off',
    },
  }),
);

async function accessibility(html) {
  // Styles are not needed for these checks, and take the longest to parse.
  const { window } = new JSDOM(html.replaceAll(/<style[^>]*>.*?<\/style>/gs, ''), {
    runScripts: 'outside-only',
    virtualConsole: new VirtualConsole(),
    url: 'http://localhost/',
  });
  window.eval(axeSource);
  const { violations } = await window.axe.run('main', axeOptions);
  window.close();
  return violations.map(({ id, help, helpUrl, nodes }) => ({
    message: `${help} (${id}): ${nodes[0]?.html.slice(0, 160) ?? ''}${nodes.length > 1 ? `, and ${nodes.length - 1} more` : ''}.`,
    todo: `${(nodes[0]?.failureSummary ?? '').replaceAll(/\s+/g, ' ').trim()}. ${helpUrl.split('?')[0]}`,
  }));
}

async function validity(html) {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages).filter(({ severity }) => severity === 2);
  return messages.map(({ ruleId, message, selector, ruleUrl }) => ({
    message: `the HTML is not valid: ${message} (${ruleId}), at ${selector}.`,
    todo: `Fix the element. ${ruleUrl ?? ''}`.trim(),
  }));
}

/** @returns What is wrong with a document. */
export async function check(html) {
  return [...(await accessibility(html)), ...(await validity(html))];
}
