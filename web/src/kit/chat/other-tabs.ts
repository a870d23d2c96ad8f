import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const NAME = 'trellis.chat'

let channel: BroadcastChannel | undefined
function openChannel(): BroadcastChannel | null {
  if (!('BroadcastChannel' in window)) return null
  channel ??= new BroadcastChannel(NAME)
  return channel
}

export function tellChatChanged(): void {
  openChannel()?.postMessage('changed')
}

/** What is said in one tab is seen in all others. */
export function useChatOfOtherTabs(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const open = openChannel()
    const refresh = () => void queryClient.invalidateQueries({ queryKey: ['chat'] })
    open?.addEventListener('message', refresh)
    return () => open?.removeEventListener('message', refresh)
  }, [queryClient])
}
