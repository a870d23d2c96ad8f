type Listener = (userId: number | null) => void

// Made at first use and in browsers only: an open channel would keep the build's own process alive.
let channel: BroadcastChannel | undefined
function openChannel(): BroadcastChannel | null {
  if (import.meta.env.SSR || !('BroadcastChannel' in window)) return null
  channel ??= new BroadcastChannel('trellis.session')
  return channel
}

/** Tabs share the session's cookie: when one of them signs in or out, all others act for another person from then on. */
export function tellOtherTabs(userId: number | null): void {
  openChannel()?.postMessage({ userId })
}

export function listenToOtherTabs(listener: Listener): () => void {
  const open = openChannel()
  const receive = ({ data }: MessageEvent<{ userId: number | null }>) => listener(data.userId)
  open?.addEventListener('message', receive)
  return () => open?.removeEventListener('message', receive)
}
