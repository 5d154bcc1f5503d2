import { shell } from '@3eu/platform/build';
import { federation } from '../federation';
import { site } from './site.config';
import { descriptor } from './src/descriptor';

export default shell(import.meta.dirname, descriptor, site, federation);
