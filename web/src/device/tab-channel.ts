import { createListeners } from './listeners.ts'

/** Tells every tab, this one too. The channel is opened at first use: an open one would keep the build's own process alive. */
export function createTabChannel<T>(name: string) {
  const listeners = createListeners<[message: T, isFromHere: boolean]>()
  let channel: BroadcastChannel | undefined

  function open(): BroadcastChannel {
    if (channel) return channel
    channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<T>) => listeners.notify(data, false))
    return channel
  }

  return {
    announce(message: T): void {
      open().postMessage(message)
      listeners.notify(message, true)
    },
    listen(listener: (message: T, isFromHere: boolean) => void): () => void {
      open()
      return listeners.subscribe(listener)
    },
  }
}
