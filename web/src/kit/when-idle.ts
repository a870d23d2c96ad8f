/** Once the browser has nothing else to do, at the latest after so long; answers how to call it off. Safari has no idle callbacks. */
export function whenIdle(run: () => void, options?: IdleRequestOptions): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run, options)
  return () => cancelIdleCallback(id)
}
