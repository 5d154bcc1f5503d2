import { counselors } from '../../content/counselor-list';
import type { Counselor } from '../../content/types';

export const states: readonly string[] = counselors.flatMap(({ territories }) => territories).sort();

/** Who looks after a state; undefined for anything that is not one. */
export function counselorOf(state: string): Counselor | undefined {
  return counselors.find(({ territories }: Counselor) => territories.some((each) => each === state));
}
