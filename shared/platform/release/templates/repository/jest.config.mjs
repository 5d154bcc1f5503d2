import { register } from 'tsx/esm/api';

register();
const { jestPreset } = await import('@3eu/platform/build/jest-preset');

export default jestPreset(import.meta.dirname);
