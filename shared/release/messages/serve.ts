/** Sentences of the servers: what happened and why, and what to do about it. */
export const serveMessages = {
  'address-invalid': ({ address }: { address: string }) =>
    [`--shell "${address}" is not a web address.`, 'Write it like https://www.university.example'] as const,
  'site-silent': ({ address, reason }: { address: string; reason: string }) =>
    [`${address} does not answer (${reason}).`, 'Is it the address of a deployed site?'] as const,
  'site-foreign': ({ address, reason }: { address: string; reason: string }) =>
    `${address} is not a site of this project: its /remotes.json cannot be used (${reason}).`,
};
