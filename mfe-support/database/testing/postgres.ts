import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

type Answer = { id: number; value?: unknown; error?: string };

/** An embedded PostgreSQL. Statements run one after the other; a failed one rejects with the server's message. */
export class Postgres {
  readonly #worker = new Worker(join(__dirname, 'postgres-worker.mjs'));
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #next = 0;

  constructor() {
    this.#worker.on('message', (answer: Answer) => {
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    });
  }

  async #call(method: string, ...args: unknown[]): Promise<unknown> {
    const id = this.#next++;
    const { value, error } = await new Promise<Answer>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#worker.postMessage({ id, method, args });
    });
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** Runs statements that answer nothing. */
  async exec(sql: string): Promise<void> {
    await this.#call('exec', sql);
  }

  /** The rows that one statement answers. */
  async rows<Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return ((await this.#call('query', sql, values)) as { rows: Row[] }).rows;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
