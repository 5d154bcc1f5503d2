import { remote } from '@3eu/platform/build';
import { descriptor } from '@3eu/platform/release/templates/remote/src/descriptor';

export default remote(import.meta.dirname, descriptor);
