import { forgetUserMemory } from './user-memory.ts'

/** `hasSignedOut`: by their own hand, not because a session has ended. */
type SessionNews = { userId: number | null; hasSignedOut: boolean }
type Listener = (userId: number | null) => void

// Made at first use and in browsers only: an open channel would keep the build's own process alive.
let channel: BroadcastChannel | undefined
function openChannel(): BroadcastChannel | null {
  if (import.meta.env.SSR || !('BroadcastChannel' in window)) return null
  channel ??= new BroadcastChannel('trellis.session')
  return channel
}

/** Tabs share the session's cookie: when one of them signs in or out, all others act for another person from then on. */
export function tellOtherTabs(news: SessionNews): void {
  openChannel()?.postMessage(news)
}

export function listenToOtherTabs(listener: Listener): () => void {
  const open = openChannel()
  const receive = ({ data }: MessageEvent<SessionNews>) => {
    // Each tab has a memory of its own, which the one that signs out cannot reach.
    if (data.hasSignedOut) forgetUserMemory([sessionStorage])
    listener(data.userId)
  }
  open?.addEventListener('message', receive)
  return () => open?.removeEventListener('message', receive)
}
