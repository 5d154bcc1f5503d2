/** Room build: the browser of unit tests. For jest-preset.ts alone. */
import { TestEnvironment } from 'jest-environment-jsdom';

/** Node's Request refuses the signals that jsdom makes, and no test aborts one. */
class SignallessRequest extends Request {
  constructor(input: RequestInfo | URL, { signal: _signal, ...init }: RequestInit = {}) {
    super(input, init);
  }
}

// Jest asks for a default export: jsdom with Node's own fetch classes, which jsdom hides and the router needs.
// eslint-disable-next-line import-x/no-default-export
export default class BrowserLikeEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, { Request: SignallessRequest, Response, Headers, fetch, structuredClone });
  }
}
