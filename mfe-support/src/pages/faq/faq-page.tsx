import { builtIn } from '../../knowledge/built-in';
import { Faq } from './faq';
import { hasList } from './prerendered-questions';

// For a client navigation the questions are asked for with the first sign of it, when this script has come; a document has them.
if (typeof document !== 'undefined' && !hasList(document)) void builtIn.load();

export function Page() {
  return <Faq store={builtIn} />;
}
