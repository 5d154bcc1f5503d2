import { remotePreset } from '@3eu/shared/eslint';

export default remotePreset(import.meta.dirname);
