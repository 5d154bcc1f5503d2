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

/**
 * Explains a failure of git to the user, in a sentence.
 * @param stderr git's error output, in English.
 */
export function gitFault(stderr: string, { url: place, branch, name }: GitAddress): string {
  if (offline.test(stderr))
    return `${place} cannot be reached: ${saying(stderr)}. Check the network and run the command again.`;
  if (denied.test(stderr))
    return `${place} denies access to this account: ${saying(stderr)}. Log in (git ls-remote ${place} must work without asking for a password), or ask for permission to push to ${branch}.`;
  if (declined.test(stderr))
    return `${place} rejected the release on its branch ${branch}: ${saying(stderr)}. The live site is unchanged.`;
  if (absent.test(stderr))
    return `There is no git repository at ${place}: ${saying(stderr)}. Correct the address after --store.`;
  return `git could not work with ${name}: ${saying(stderr)}.`;
}

/** Commands of git that speak with the repository; others work in the clone. */
const remote = new Set(['ls-remote', 'fetch', 'push']);

/** What a failure of a command means; see `gitFault`. */
export function commandFault(args: readonly string[], stderr: string, clone: string, address: GitAddress): string {
  if (remote.has(args[0] ?? '')) return gitFault(stderr, address);
  return `git failed in ${clone}: ${saying(stderr)}. If the disk is full, free some space; this folder can safely be deleted. Then run the command again.`;
}

/** Whether a push failed because somebody else held the branch for a moment. */
export function isRace(text: string): boolean {
  return /cannot lock ref|failed to (update|lock) ref|unable to (create|lock)|incorrect old value|reference already exists|fetch first|non-fast-forward|stale info|shallow file has changed/i.test(
    text,
  );
}
