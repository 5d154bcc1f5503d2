/** Serves the published site by nginx, as the README says, until it is stopped. */
import { freePort } from '../environment';
import { publicFiles } from '../pages';
import { announce } from './announce';
import { serverBlock, startNginx } from './nginx-server';

const port = await freePort();
await announce('nginx', startNginx(serverBlock(publicFiles(), port)), port);
