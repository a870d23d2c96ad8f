/** After a page has changed, reading and tabbing begin at its heading. */
export function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main')
  // Behind a dialog that is still closing nothing may take the focus; the dialog calls again when it is gone.
  if (!main || main.closest('[aria-hidden="true"]')) return
  const target = main.querySelector<HTMLElement>('h1') ?? main
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
