/** Serves the published site by Cloudflare's runtime until it is stopped. */
import { freePort } from '../environment';
import { publicFiles } from '../pages';
import { announce } from './announce';
import { startWrangler } from './wrangler-server';

const port = await freePort();
await announce('Cloudflare', startWrangler(publicFiles(), port), port);
