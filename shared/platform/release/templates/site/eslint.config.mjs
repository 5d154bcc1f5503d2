import { remotePreset } from '@3eu/platform/build/eslint-preset';

export default remotePreset(import.meta.dirname);
