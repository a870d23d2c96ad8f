/** A page that has not come by then has nothing to say about where somebody has gone meanwhile. */
const LONGEST_WAIT_MS = 10_000

let stopWaiting = () => {}

/** After a page has changed, reading and tabbing begin at its heading, also at one that comes with the page's data. */
export function focusPage(): void {
  stopWaiting()
  const main = document.querySelector<HTMLElement>('main')
  // Behind a dialog that is still closing nothing may take the focus; the dialog calls again when it is gone.
  if (!main || main.closest('[aria-hidden="true"]')) return
  if (focusHeading(main)) return
  focus(main)
  const watcher = new MutationObserver(() => {
    if (document.activeElement !== main || focusHeading(main)) stopWaiting()
  })
  watcher.observe(main, { childList: true, subtree: true })
  const timer = setTimeout(() => stopWaiting(), LONGEST_WAIT_MS)
  stopWaiting = () => {
    watcher.disconnect()
    clearTimeout(timer)
  }
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1')
  if (heading) focus(heading)
  return heading !== null
}

function focus(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
