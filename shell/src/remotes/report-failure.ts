type Reporter = (error: unknown) => void;

let reporter: Reporter = () => {};

/** Says where a failed remote is reported; telemetry sets it on the provider's hosting. */
export function onFailure(next: Reporter) {
  reporter = next;
}

/** Makes one report of a remote that could not be loaded. */
export function reportFailure(error: unknown) {
  reporter(error);
}
