/** Tells every tab, this one too, that something changed in what is kept of a person. */

type Listener = (userId: number) => void

const listeners = new Set<Listener>()
let channel: BroadcastChannel | undefined

function openChannel(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel('trellis.downloads')
  channel.addEventListener('message', ({ data }: MessageEvent<number>) => tellHere(data))
  return channel
}

function tellHere(userId: number): void {
  for (const listener of listeners) listener(userId)
}

export function announceChange(userId: number): void {
  openChannel().postMessage(userId)
  tellHere(userId)
}

export function listenToChanges(listener: Listener): () => void {
  openChannel()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
