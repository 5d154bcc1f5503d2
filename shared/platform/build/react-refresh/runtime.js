// The page's one refresh runtime, provided by the shell's development build: a remote's own copy would never learn of
// the components that the shell's React renders.
const runtime = () => globalThis.$RefreshRuntime$;

export const register = (...args) => runtime().register(...args);
export const createSignatureFunctionForTransform = () => runtime().createSignatureFunctionForTransform();
export const getFamilyByType = (type) => runtime().getFamilyByType(type);
export const isLikelyComponentType = (value) => runtime().isLikelyComponentType(value);
export const performReactRefresh = () => runtime().performReactRefresh();
export const injectIntoGlobalHook = () => {};
