import { registerServiceWorker } from '../offline/register';
import { startTelemetry } from '../telemetry/start';

/** Starts what live hosts alone have. */
export function startLive(): void {
  registerServiceWorker();
  startTelemetry();
}
