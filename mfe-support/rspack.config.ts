import { remote } from '@3eu/platform/build';
import { descriptor } from './src/descriptor';

export default remote(import.meta.dirname, descriptor);
