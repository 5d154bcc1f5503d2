/** The part of negotiator that is used. The types that others publish for it lack the server's own preference. */
declare module 'negotiator' {
  // eslint-disable-next-line import-x/no-default-export
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | string[] | undefined>> });
    /** The encodings that a client accepts, best first. */
    encodings(available: readonly string[], own: { preferred: readonly string[] }): string[];
  }
}
