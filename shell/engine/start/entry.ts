/**
 * The shell's script in a browser. The shared modules and the shell itself are in it, but are evaluated in several tasks:
 * as one task they would block a slow phone for a fifth of a second.
 */
import { eagerModules } from '@3eu/university/shared-modules';
import { inTasks } from '../moments';

void inTasks([...Object.values(eagerModules), () => import(/* webpackMode: "eager" */ './browser')]);
