import type { Variant } from '../../variant';

export const variant: Variant = { label: 'first' };
