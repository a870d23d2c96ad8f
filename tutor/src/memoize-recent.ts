/** Least-recently-used cache of a pure function; a promise that rejects is dropped. */
export function memoizeRecent<Answer>(
  maxEntries: number,
  compute: (key: string) => Answer,
): (key: string) => Answer {
  const cache = new Map<string, Answer>()
  return (key) => {
    const cached = cache.get(key)
    if (cached !== undefined || cache.has(key)) {
      // Inserted again: the first entry of the map is always the least recently used.
      cache.delete(key)
      cache.set(key, cached as Answer)
      return cached as Answer
    }
    const computed = compute(key)
    cache.set(key, computed)
    if (computed instanceof Promise) computed.catch(() => cache.delete(key))
    for (const oldest of cache.keys()) {
      if (cache.size <= maxEntries) break
      cache.delete(oldest)
    }
    return computed
  }
}
