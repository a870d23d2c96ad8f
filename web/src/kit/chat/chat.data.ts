import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { type ChatMessage, chat, MESSAGES_PER_PAGE, SESSIONS_PER_PAGE } from '#contract/study/chat.ts'
import { call } from '../../api/call.ts'
import { pagedQuery } from '../queries/list-query.ts'

const NAME = 'trellis.chat'

let channel: BroadcastChannel | undefined
function openChannel(): BroadcastChannel | null {
  if (!('BroadcastChannel' in window)) return null
  channel ??= new BroadcastChannel(NAME)
  return channel
}

function tellChatChanged(): void {
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

/** A session, all that was said outside of sessions, or what was said anywhere about one subject. */
export type Conversation = { sessionId: number } | { subject: string | null }

export const isSession = (conversation: Conversation): conversation is { sessionId: number } =>
  'sessionId' in conversation

function toFilter(conversation: Conversation) {
  if (isSession(conversation)) return { sessionId: conversation.sessionId }
  return conversation.subject === null ? { outside: true } : { subject: conversation.subject }
}

export const aboutQuery = (userId: number) =>
  queryOptions({ queryKey: ['chat', 'about', userId], queryFn: () => call(chat.about, {}) })

/** The newest page first, each page oldest first. */
export const historyQuery = (userId: number, conversation: Conversation) =>
  infiniteQueryOptions({
    queryKey: ['chat', 'history', userId, toFilter(conversation)] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        chat.history,
        { userId, ...toFilter(conversation), ...(pageParam && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (page: ChatMessage[]) => (page.length < MESSAGES_PER_PAGE ? undefined : page[0]?.id),
  })

export const chatSubjectsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['chat', 'subjects', userId],
    queryFn: () => call(chat.subjects, { userId }),
  })

export const sessionsQuery = (userId: number, includeArchived: boolean) =>
  pagedQuery(
    ['chat', 'sessions', userId, { includeArchived }],
    chat.sessions,
    { userId, includeArchived },
    SESSIONS_PER_PAGE,
  )

type History = InfiniteData<ChatMessage[], unknown>

/** Puts what was just said at the end of its conversation; what is there already is replaced. */
export function addMessages(
  history: History | undefined,
  added: readonly ChatMessage[],
): History | undefined {
  if (!history) return undefined
  const ids = new Set(added.map(({ id }) => id))
  const [newest = [], ...earlier] = history.pages.map((page) => page.filter(({ id }) => !ids.has(id)))
  return { ...history, pages: [[...newest, ...added], ...earlier] }
}

export function changeMessage(history: History | undefined, changed: ChatMessage): History | undefined {
  return (
    history && {
      ...history,
      pages: history.pages.map((page) => page.map((one) => (one.id === changed.id ? changed : one))),
    }
  )
}

/** After a message: the other conversations, the sessions and what is left of the day are not what they were. */
export function markChatOutdated(queryClient: QueryClient, except?: readonly unknown[]): void {
  void queryClient.invalidateQueries({
    queryKey: ['chat'],
    predicate: ({ queryKey }) => JSON.stringify(queryKey) !== JSON.stringify(except),
  })
  tellChatChanged()
}
