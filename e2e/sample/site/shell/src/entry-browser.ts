import { start } from '@3eu/engine/start/browser';
import { shell } from './sample-shell';

start(shell, process.env.NODE_ENV === 'development' ? () => import('./look') : undefined);
