/** Closes a panel; where the browser knows `hidden="until-found"`, find-in-page and text fragments still find it. */
export function hidePanel(panel: HTMLElement) {
  panel.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '');
}
