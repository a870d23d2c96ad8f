/** Tells every tab, this one too. The channel is opened at first use: an open one would keep the build's own process alive. */
export function createTabChannel<T>(name: string) {
  const listeners = new Set<(message: T, isFromHere: boolean) => void>()
  let channel: BroadcastChannel | undefined

  function tellHere(message: T, isFromHere: boolean): void {
    for (const listener of listeners) listener(message, isFromHere)
  }

  function open(): BroadcastChannel {
    if (channel) return channel
    channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<T>) => tellHere(data, false))
    return channel
  }

  return {
    announce(message: T): void {
      open().postMessage(message)
      tellHere(message, true)
    },
    listen(listener: (message: T, isFromHere: boolean) => void): () => void {
      open()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
