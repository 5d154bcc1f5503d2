import { Button, withLinks } from '@3eu/university/ui';
import { ErrorState, LoadingState } from '@3eu/university/ui/patterns';
import { everyPage } from '@3eu/engine/navigation/every-page';
import { hasEveryPage, MenusProvider } from '@3eu/engine/navigation/menus-context';
import { useLoaded } from '@3eu/engine/search/use-loaded';
import { useSite } from '@3eu/engine/site';
import { find } from '../content/find';
import { PageIndex } from './page-index';

/** What the list is called. */
export const listTitle = 'Pages by section';

/** Every page of the site by section, or an error where neither the document nor the registry has the list. */
export function EveryPageList({ onRetry }: { onRetry: () => void }) {
  const own = useSite().menus;
  const isHere = hasEveryPage(own);
  const { value, state, retry } = useLoaded(everyPage, !isHere);
  const tryAgain = () => {
    retry();
    onRetry();
  };
  const { title, text } = find.listFailed;
  if (!isHere && !value)
    return state === 'failed' ? (
      <ErrorState title={title} actions={<Button onClick={tryAgain}>Try Again</Button>}>
        <p>{withLinks(text)}</p>
      </ErrorState>
    ) : (
      <LoadingState title={find.searching} />
    );
  return (
    <MenusProvider value={isHere ? own : value!}>
      <PageIndex />
    </MenusProvider>
  );
}
