import { fault, type Fault } from '../../messages/fault';
import { withoutSecrets, type GitAddress } from './address';

const offline =
  /could not resolve host|network is unreachable|connection (refused|timed out|reset)|no route to host|failed to connect|couldn't connect|operation timed out|temporary failure in name resolution|name or service not known/i;
const denied =
  /permission (to .* )?denied|authentication failed|could not read (username|password)|terminal prompts disabled|access denied|invalid username or (password|token)|returned error: 40[13]|publickey|host key verification|insufficient permission|unable to create temporary object directory|read-only file system/i;
const absent =
  /repository .*not found|does not appear to be a git repository|does not exist|returned error: 404|no such (file|device)|is not a git (command|repository)|unsupported protocol|unable to find remote helper/i;
const declined = /hook declined|protected branch|denying|remote rejected|prohibited|GH0\d\d/i;

/** Lines of git and ssh that tell no cause. */
const idle = /^(hint:|warning:|To |Done$|Please make sure|and the repository exists|error: failed to push some refs)/i;

/** What the repository's own hooks said, else the first line that tells a cause. */
function saying(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.trim());
  const told = lines.filter((line) => /^remote:\s*\S/.test(line)).map((line) => line.replace(/^remote:\s*/, ''));
  const own = lines.find((line) => line !== '' && !idle.test(line)) ?? 'it gave no reason';
  return withoutSecrets((told.length > 0 ? told.join(' ') : own).replace(/\.+$/, ''));
}

/** Commands of git that speak with the repository; others work in the clone. */
const remote = new Set(['ls-remote', 'fetch', 'push']);

/**
 * What a failure of a command means.
 * @param stderr git's error output, in English.
 */
export function gitFault(args: readonly string[], stderr: string, clone: string, address: GitAddress): Fault {
  const { url: place, branch, name: store } = address;
  const reason = saying(stderr);
  if (!remote.has(args[0] ?? '')) return fault('git-failed-locally', { clone, reason });
  if (offline.test(stderr)) return fault('git-offline', { place, reason });
  if (denied.test(stderr)) return fault('git-denied', { place, branch, reason });
  if (declined.test(stderr)) return fault('git-declined', { place, branch, reason });
  if (absent.test(stderr)) return fault('git-absent', { place, reason });
  return fault('git-failed', { store, reason });
}

/** Whether a push failed because somebody else held the branch for a moment. */
export function isRace(text: string): boolean {
  return /cannot lock ref|failed to (update|lock) ref|unable to (create|lock)|incorrect old value|reference already exists|fetch first|non-fast-forward|stale info|shallow file has changed/i.test(
    text,
  );
}
