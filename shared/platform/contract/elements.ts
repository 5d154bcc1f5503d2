/** Element ids, attributes and texts of a document that more than one package knows. */

/** Id of the JSON block in which a document carries the remotes that it was rendered with. */
export const registryElementId = 'uni3e-registry';

/** Id of the JSON block in which a document carries the site's menus. */
export const menusElementId = 'uni3e-menus';

/** Id of the JSON block in which a document carries what is configured at run time. */
export const configElementId = 'uni3e-config';

/** Marks a page or block whose own script could not be loaded: its prerendered HTML stays, and all of it is shown. */
export const dehydratedAttribute = 'data-dehydrated';

/** Attribute of the element that holds a page. */
export const pageAttribute = 'data-page';

/** Marks a part of a page, below its first view, that has been laid out after the first paint. */
export const laidOutAttribute = 'data-laid-out';

/** Attribute of the element that holds a block of a remote on a page of the shell; its value is the block's name. */
export const blockAttribute = 'data-block';

/** JSON as the text of a script element: no `<` of it can end the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Event that a part of the page dispatches when React has hydrated it: from then on it responds to presses itself. */
export const hydratedEvent = 'uni3e:hydrated';
