import { federation } from '@3eu/university/federation';
import type { Shell } from '@3eu/engine/site';
import { Layout } from './frame/layout';
import { BrokenNote, CrashScreen } from './frame/crash-screen';
import { SectionUnavailable } from './frame/section-unavailable';
import { ownPages } from './own-pages';

/** What this university's shell hands to the engine. */
export const shell: Shell = { federation, Layout, CrashScreen, BrokenNote, SectionUnavailable, ownPages };
