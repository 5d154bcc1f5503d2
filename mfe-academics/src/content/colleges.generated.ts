// Written by the build from content/majors and content/colleges (write-catalog.ts). Do not edit.
import { college as business } from './colleges/business';
import { college as engineering } from './colleges/engineering';
import { college as artsSciences } from './colleges/arts-sciences';
import type { College } from './types';

export const colleges: readonly College[] = [business, engineering, artsSciences];
