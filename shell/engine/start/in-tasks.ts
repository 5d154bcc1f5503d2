/** Room start: starts the shell in several tasks. For a shell’s entry alone. */
import type { Federation } from '@3eu/platform/page/shared-modules';
import { inTasks } from '../moments';

/**
 * Starts the shell in a browser. The shared modules and the shell itself are in its script, but are evaluated in several
 * tasks: as one task they would block a slow phone for a fifth of a second.
 * @param run Evaluates the shell's own entry, after the shared modules.
 */
export function startInTasks({ eager }: Pick<Federation, 'eager'>, run: () => Promise<unknown>): void {
  void inTasks([...Object.values(eager), run]);
}
