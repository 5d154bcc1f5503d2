/** What runs in a remote's entry before its container. */
import { installContainer } from './container.ts';

installContainer(__webpack_require__);

// An entry that is run afresh has a query in its address, and asks for its scripts with the same query: a browser shares
// a request that hangs with whoever asks for the same address.
const { search } = new URL(document.currentScript.src);
const nameOf = __webpack_get_script_filename__;
if (search) __webpack_get_script_filename__ = (chunk) => nameOf(chunk) + search;
