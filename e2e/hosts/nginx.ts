/** Serves the published site by nginx, as the README says, until it is stopped. */
import { nginxPort } from '../environment';
import { publicFiles } from '../pages';
import { serverBlock, startNginx } from './nginx-server';

const nginx = startNginx(serverBlock(publicFiles(), nginxPort));

process.once('SIGTERM', () => nginx.kill());
nginx.once('exit', (code) => process.exit(code ?? 0));
