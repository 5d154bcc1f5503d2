/** Serves the published site by nginx, as shared/docs/hosting.md says, until it is stopped. */
import { publicFiles } from '../pages';
import { announceServer } from './announce';
import { serverBlock, startNginx } from './nginx-server';

await announceServer((port) => startNginx(serverBlock(publicFiles(), port)));
