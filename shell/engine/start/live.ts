/** Room start: what live hosts alone have. For browser.tsx, which loads it when the page is ready. */
import { registerServiceWorker } from '../offline/register';
import { startTelemetry } from '../telemetry/start';

/** Starts what live hosts alone have. @param ran Hashes of the scripts that have run, by their addresses. */
export function startLive(ran: ReadonlyMap<string, string>): void {
  registerServiceWorker(ran);
  startTelemetry();
}
