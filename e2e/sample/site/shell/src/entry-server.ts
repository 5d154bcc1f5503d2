import { createServer } from '@3eu/engine/server';
import { look } from './look';
import { shell } from './sample-shell';

export const { frame, files, createRenderer } = createServer(shell, look);
