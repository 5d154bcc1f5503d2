import { CrashScreen } from './crash-screen';

/** The full-page error screen, for a crash of the layout itself. */
export function LayoutCrash() {
  return (
    <main id="main" tabIndex={-1} data-layout>
      <CrashScreen />
    </main>
  );
}
