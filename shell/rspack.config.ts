import { shell } from '@3eu/shared/build';
import { descriptor } from './src/descriptor';

export default shell(import.meta.dirname, descriptor);
