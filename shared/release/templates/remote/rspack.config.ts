import { remote } from '@3eu/shared/build';
import { descriptor } from './src/descriptor';

export default remote(import.meta.dirname, descriptor);
