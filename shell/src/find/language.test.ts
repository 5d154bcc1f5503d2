/** @jest-environment node */
import { languageOf } from './language';

test.each([
  ['¿cuánto cuesta?', 'es'],
  ['becas', 'es'],
  ['wie viel kostet das studium', 'de'],
  ['Stipendium', 'de'],
  ['combien ça coûte', 'fr'],
  ['学费多少', 'zh'],
  ['how much is tuition', undefined],
  ['Teal Tower', undefined],
  ['la', undefined],
  ['parents', undefined],
  ['uber', undefined],
])('the language of “%s” is %s', (asked, lang) => expect(languageOf(asked)?.lang).toBe(lang));
