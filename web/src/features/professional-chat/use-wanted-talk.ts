import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { User } from '#contract/accounts.ts'
import type { ChatSession } from '#contract/study/chat.ts'
import { sessionsQuery } from '../../kit/chat/chat.data.ts'

/**
 * Other pages lead into a talk: ?document=12&ask=true to one about a document, ?session=7 to one that was begun. What
 * was asked for is taken out of the address, so that going back does not ask for it again.
 */
export function useWantedTalk(
  user: User,
  openSession: (document: { id: number }) => Promise<ChatSession | null>,
  onFound: (session: ChatSession) => void,
): void {
  const navigate = useNavigate({ from: '/professional/chat' })
  const queryClient = useQueryClient()
  const { document: documentId, session: sessionId, ask } = useSearch({ from: '/professional/chat' })
  const isAsking = ask === true && documentId !== undefined

  const find = useEffectEvent(async () => {
    if (isAsking && documentId !== undefined) return openSession({ id: documentId })
    const known = await queryClient.fetchInfiniteQuery(sessionsQuery(user.id, false))
    return known.pages.flat().find(({ id }) => id === sessionId) ?? null
  })
  const begin = useEffectEvent(async () => {
    // A list that cannot be had leaves the chat as it is: it tells of the failure itself.
    const found = await find().catch(() => null)
    if (found) onFound(found)
    void navigate({
      to: '.',
      search: ({ ask: _ask, session: _session, ...rest }) => rest,
      replace: true,
      resetScroll: false,
    })
  })
  const isWanted = isAsking || sessionId !== undefined
  useEffect(() => {
    if (isWanted) void begin()
  }, [isWanted])
}
