/** Room start: what live hosts alone have. For browser.tsx, which loads it when the page is ready. */
import { registerServiceWorker } from '../offline/register';
import { startTelemetry } from '../telemetry/start';

/** Starts what live hosts alone have. */
export function startLive(): void {
  registerServiceWorker();
  startTelemetry();
}
