import { builtIn } from '../../knowledge/built-in';
import { Faq } from './faq';

/** On a client navigation the questions come with the page. */
export const beside = builtIn.load;

export function Page() {
  return <Faq store={builtIn} />;
}
