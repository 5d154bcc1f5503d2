import { shell } from '@3eu/platform/build';
import { descriptor } from './src/descriptor';

export default shell(import.meta.dirname, descriptor);
