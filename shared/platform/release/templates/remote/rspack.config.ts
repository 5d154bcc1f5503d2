import { remote } from '@3eu/platform/build';
import { federation } from '../federation';
import { descriptor } from './src/descriptor';

export default remote(import.meta.dirname, descriptor, federation);
