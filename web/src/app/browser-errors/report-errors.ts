import type { BrowserErrorKind } from '#contract/admin/browser-errors.ts'

let release = 'development'

/** Tells the operator from now on what fails in this page. `script` is the build's first one, whose name holds its hash. */
export function reportErrors(script: string): void {
  release = /-([\w-]{8})\.js$/.exec(script)?.[1] ?? release
  // Without an error it is a script of another site, or a notice of the browser.
  addEventListener('error', ({ error }) => error && report('error', error))
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
}

/** For React: a boundary shows something in its place, so no other listener hears of it. */
export function reportCaught(error: unknown): void {
  console.error(error)
  report('render', error)
}

function report(kind: BrowserErrorKind, thrown: unknown): void {
  // Asked when it happens: by the time its sender is fetched the connection may be back.
  if (!navigator.onLine) return
  const { pathname } = location
  import('./send-report.ts')
    .then(({ sendReport }) => sendReport(kind, thrown, { release, pathname }))
    // It could not be fetched: nobody can be told.
    .catch(() => {})
}
