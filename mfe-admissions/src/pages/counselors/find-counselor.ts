import { counselors, type Counselor } from '../../content/counselor-list';

export const states: readonly string[] = counselors.flatMap(({ territories }) => territories).sort();

/** Who looks after a state; undefined for anything that is not one. */
export function counselorOf(state: string): Counselor | undefined {
  return counselors.find(({ territories }: Counselor) => territories.includes(state));
}
