/** Element ids, attributes and texts of a document that more than one package knows. */

/** Id of the JSON block in which a document carries the remotes that it was rendered with. */
export const registryElementId = 'site-registry';

/** Id of the JSON block in which a document carries the site's menus. */
export const menusElementId = 'site-menus';

/** Id of the JSON block in which a document carries what is configured at run time. */
export const configElementId = 'site-config';

/** Marks a page or block whose own script could not be loaded: its prerendered HTML stays, and all of it is shown. */
export const dehydratedAttribute = 'data-dehydrated';

/** Attribute of the element that holds a page. */
export const pageAttribute = 'data-page';

/** Marks a part of a page, below its first view, that has been laid out after the first paint. */
export const laidOutAttribute = 'data-laid-out';

/** Attribute of the element that holds a block of a remote on a page of the shell; its value is the block's name. */
export const blockAttribute = 'data-block';

/** The type of a view transition in which pictures morph: a followed link, where motion is welcome. */
export const morphTransition = 'morph';

/**
 * Props of a prerendered element that React hydrates and leaves as it is. React keeps the HTML of an element whose
 * content is given as HTML and whose mismatches it may not fix, so nothing is written, and Trusted Types are not
 * involved. For the first view only: an element that React creates with these props is empty.
 */
export const dehydratedHtml = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const;

/** JSON as the text of a script element: no `<` of it can end the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** An element in which a document carries data. */
export function dataBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(data)}</script>`;
}

/** How the element begins in which a document states its security policy; the policy follows in quotation marks. */
export const policyElement = '<meta http-equiv="Content-Security-Policy" content=';

/** Attribute of the script that starts a page: the address of the shell's entry, which it runs. */
export const entryAttribute = 'data-entry';

/** Event that a part of the page dispatches when React has hydrated it: from then on it responds to presses itself. */
export const hydratedEvent = 'site:hydrated';
