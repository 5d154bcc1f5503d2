import { remotePreset } from '@3eu/platform/eslint';

export default remotePreset(import.meta.dirname);
