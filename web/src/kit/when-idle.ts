/** So long it may take until the browser has nothing else to do: some never say so. */
const LATEST_MS = 2000

/** Once the browser has nothing else to do, at the latest after so long; answers how to call it off. Safari has no idle callbacks. */
export function whenIdle(run: () => void, timeout = LATEST_MS): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run, { timeout })
  return () => cancelIdleCallback(id)
}
