// The bundler's overlay shows what reaches the window. In development, this makes it show more, and in the sources' lines.

// Whoever asks for a module catches what it throws while it is evaluated, and shows something in its place. Without hot
// reload of components there is no such hook.
let told;
__webpack_require__.i?.push((options) => {
  const { factory } = options;
  options.factory = function (...args) {
    try {
      return factory.apply(this, args);
    } catch (error) {
      // It passes through every module that imports this one.
      if (error !== told) globalThis.reportError(error);
      told = error;
      throw error;
    }
  };
});

// The development server knows the lines in the sources. The overlay waits for no answer, so the request is synchronous.
function showSources({ error, reason }) {
  const thrown = error ?? reason;
  if (!(thrown instanceof Error) || !thrown.stack?.includes('http://localhost:')) return;
  const request = new XMLHttpRequest();
  request.open('POST', '/__dev/stack', false);
  request.send(thrown.stack);
  if (request.status === 200) thrown.stack = request.responseText;
}
addEventListener('error', showSources, true);
addEventListener('unhandledrejection', showSources, true);
