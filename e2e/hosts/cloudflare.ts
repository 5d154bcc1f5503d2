/** Serves the published site by Cloudflare's runtime until it is stopped. */
import { publicFiles } from '../pages';
import { announceServer } from './announce';
import { startWrangler } from './wrangler-server';

await announceServer((port) => startWrangler(publicFiles(), port));
