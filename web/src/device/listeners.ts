/** Those who want to hear of changes; `useSyncExternalStore` takes `subscribe` as it is. */
export function createListeners<News extends unknown[] = []>() {
  const listeners = new Set<(...news: News) => void>()
  return {
    notify(...news: News): void {
      for (const listener of listeners) listener(...news)
    },
    subscribe(listener: (...news: News) => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
