/** Tells every tab, this one too. The channel is opened at first use: an open one would keep the build's own process alive. */
export function createTabChannel<T>(name: string) {
  const listeners = new Set<(message: T) => void>()
  let channel: BroadcastChannel | undefined

  function tellHere(message: T): void {
    for (const listener of listeners) listener(message)
  }

  function open(): BroadcastChannel {
    if (channel) return channel
    channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<T>) => tellHere(data))
    return channel
  }

  return {
    announce(message: T): void {
      open().postMessage(message)
      tellHere(message)
    },
    listen(listener: (message: T) => void): () => void {
      open()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
