/** Serves the published site by Cloudflare's runtime until it is stopped. */
import { cloudflarePort } from '../environment';
import { publicFiles } from '../pages';
import { startWrangler } from './wrangler-server';

const wrangler = startWrangler(publicFiles(), cloudflarePort);

process.once('SIGTERM', () => wrangler.kill());
wrangler.once('exit', (code) => process.exit(code ?? 0));
