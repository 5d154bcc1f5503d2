// Runs in a remote's entry before its container. An entry that is loaded afresh has a query in its URL, and requests its
// scripts with the same query: a browser would otherwise let them join an earlier request for the same URL that hangs.
const { search } = new URL(document.currentScript.src);
const nameOf = __webpack_get_script_filename__;
if (search) __webpack_get_script_filename__ = (chunk) => nameOf(chunk) + search;
