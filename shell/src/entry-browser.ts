import { start } from '@3eu/engine/start/browser';
import { shell } from './shell';

// A document has the look of the release; development puts in the one of the working tree.
start(shell, process.env.NODE_ENV === 'development' ? () => import('./look') : undefined);
