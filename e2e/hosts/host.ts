/** Where the tests find a host. */
export type Host = {
  url: string;
  /** Where its remotes are, if they are on origins of their own. */ remotes: string[];
};

/** Has a host started, unless it runs already. */
export async function hostOf(name: string): Promise<Host> {
  const answer = await fetch(new URL(encodeURIComponent(name), process.env.E2E_HOSTS_URL));
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Host;
}
