/** The studio, and at the same time, not after it, the large block editor that it shows. */
export function loadStudio() {
  import('./editor/live-editor.tsx').catch(() => {})
  return import('./studio/studio-page.tsx')
}

/** Whoever looks at their projects is about to open one: fetched once the page itself has everything. */
export function loadStudioWhenIdle(): () => void {
  const run = () => void loadStudio().catch(() => {})
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1000)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run)
  return () => cancelIdleCallback(id)
}
