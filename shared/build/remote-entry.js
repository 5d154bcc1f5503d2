// Runs in a remote's entry before its container. An entry that is loaded afresh has a query in its URL, and requests its
// scripts with the same query: for the same URL, a browser would use again what it has refused before.
const { search } = new URL(document.currentScript.src);
const nameOf = __webpack_get_script_filename__;
if (search) __webpack_get_script_filename__ = (chunk) => nameOf(chunk) + search;
