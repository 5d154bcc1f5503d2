// The bundler's overlay shows what reaches the window. Whoever asks for a module catches what it throws while it is
// evaluated, and shows something in its place. Without hot reload of components there is no such hook.
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
