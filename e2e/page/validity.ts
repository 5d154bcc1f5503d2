import { HtmlValidate, StaticConfigLoader } from 'html-validate';

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

/** What is not valid in a document, with the place of each fault. */
export async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages).filter(({ severity }) => severity === 2);
  return messages.map(({ ruleId, message, selector }) => `${message} (${ruleId}), at ${selector}`);
}
