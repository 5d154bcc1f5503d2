// Written by the build from content/majors and content/colleges (write-catalog.ts). Do not edit.
import { major as computerScience } from './majors/computer-science';
import { major as businessAdministration } from './majors/business-administration';
import { major as biomedicalEngineering } from './majors/biomedical-engineering';
import { major as psychology } from './majors/psychology';
import type { Major } from './types';

export const majors: readonly Major[] = [computerScience, businessAdministration, biomedicalEngineering, psychology];
