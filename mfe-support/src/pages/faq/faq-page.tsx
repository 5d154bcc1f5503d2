import { builtIn } from '../../knowledge/built-in';
import { Faq } from './faq';
import { hasList } from './prerendered-questions';

// A document contains the questions; a client navigation loads them at its first sign, when this script arrives.
if (typeof document !== 'undefined' && !hasList(document)) void builtIn.load();

export function Page() {
  return <Faq store={builtIn} />;
}
