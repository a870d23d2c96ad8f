import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ChatMessage, ChatPage } from '#contract/study/chat.ts'
import { ApiError, NetworkError } from '../../../api/call.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState, type Retryable } from '../../../ui/states/error-state.tsx'
import { OfflineState } from '../../../ui/states/offline-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { Markdown } from '../../markdown/markdown.tsx'
import { useOwnWords } from '../own-words.ts'
import type { Made, Run } from '../send/runs.ts'
import { Greeting, MessageItem, type OwnGreeting, Question, Said } from './message-item.tsx'
import { useThreadScroll } from './use-thread-scroll.ts'

type ChatThreadProps = {
  user: User
  history: UseInfiniteQueryResult<InfiniteData<ChatMessage[]>>
  run: Run | null
  made: readonly Made[]
  /** A quick action is at work. */
  isMaking: boolean
  page: ChatPage | null
  /** What cannot be asked is not offered. */
  isReadOnly?: boolean
  greeting?: OwnGreeting | undefined
  onAsk: (question: string) => void
}

/** The messages of a conversation, the answer that is being given, and the way to earlier ones. */
export function ChatThread(props: ChatThreadProps) {
  const { user, history, run, made, isMaking, page, isReadOnly = false, greeting, onAsk } = props
  const { t } = useTranslation('chat')
  const box = useRef<HTMLDivElement>(null)
  const messages = arrangeMessages(history.data?.pages ?? [], made)
  const last = messages.at(-1)
  const scroll = useThreadScroll(box, {
    firstId: messages[0]?.id,
    end: `${last?.id}:${run?.phase}:${run?.said.length}:${isMaking}`,
  })
  const isAsking = run !== null || isMaking
  const goToEnd = useEffectEvent(scroll.goToEnd)
  useEffect(() => {
    if (isAsking) goToEnd()
  }, [isAsking])

  async function loadEarlier() {
    if (!history.hasNextPage || history.isFetchingNextPage) return
    scroll.holdPlace()
    await history.fetchNextPage()
  }

  if (history.isError && !history.data) return <HistoryFailure history={history} />
  return (
    <div
      ref={box}
      role="log"
      aria-label={t('thread.label')}
      // What is said is told once and as a whole, not piece by piece.
      aria-live="off"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable to be scrolled by keys
      tabIndex={0}
      onScroll={scroll.note}
      className="@container/thread min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-3"
    >
      <div className="flex flex-col gap-5">
        {history.isPending ? (
          <SkeletonArea className="flex flex-col gap-4">
            <Skeleton className="ms-auto h-11 w-2/3" shape="control" />
            <Skeleton className="h-24 w-full" />
          </SkeletonArea>
        ) : messages.length === 0 && isReadOnly ? (
          <p className="text-muted">{t('thread.nothing')}</p>
        ) : messages.length === 0 && !run && !isMaking ? (
          <Greeting user={user} page={page} own={greeting} onAsk={onAsk} />
        ) : (
          <>
            {history.hasNextPage && (
              <EarlierMessages isFetching={history.isFetchingNextPage} onWanted={() => void loadEarlier()} />
            )}
            {messages.length > 0 && (
              <ol className="flex flex-col gap-5">
                {messages.map((message) => (
                  <MessageItem
                    key={message.id}
                    message={message}
                    user={user}
                    canAskNext={message === last && !run && !isReadOnly}
                    onAsk={onAsk}
                  />
                ))}
              </ol>
            )}
          </>
        )}
        {run && <RunningReply run={run} />}
        {isMaking && <Thinking words={t('quick.making')} />}
        {run?.phase === 'failed' && (
          <Button
            icon={RotateCcw}
            variant="outline"
            className="self-start"
            onClick={() => onAsk(run.question)}
          >
            {t('send.again')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Fetches what was said before as soon as the reader comes near; for keys it is a button. */
function EarlierMessages({ isFetching, onWanted }: { isFetching: boolean; onWanted: () => void }) {
  const { t } = useTranslation('chat')
  const top = useRef<HTMLDivElement>(null)
  const want = useEffectEvent(onWanted)
  useEffect(() => {
    if (!top.current || isFetching) return
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) want()
    })
    watcher.observe(top.current)
    return () => watcher.disconnect()
  }, [isFetching])
  return (
    <div ref={top} className="flex min-h-11 justify-center">
      <Button variant="ghost" isPending={isFetching} onClick={onWanted}>
        {t('thread.earlier')}
      </Button>
    </div>
  )
}

/** Pages come newest first, each in its order; what quick actions made stands below the message it came after. */
function arrangeMessages(pages: readonly ChatMessage[][], made: readonly Made[]): ChatMessage[] {
  const kept = pages.toReversed().flat()
  const places = new Map(kept.map(({ id }, place) => [id, place]))
  const listOf = (place: number) =>
    made
      .filter(({ afterId }) => (places.get(afterId) ?? kept.length - 1) === place)
      .map(({ message }) => message)
  return [...listOf(-1), ...kept.flatMap((message, place) => [message, ...listOf(place)])]
}

function HistoryFailure({ history }: { history: Retryable & { error: Error | null } }) {
  const { t } = useTranslation('chat')
  const { error } = history
  const isOffline = error instanceof NetworkError && !navigator.onLine
  const isForbidden = error instanceof ApiError && error.status === 403
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      {isOffline ? (
        <OfflineState
          headingLevel={3}
          description={t('thread.offline')}
          onRetry={() => void history.refetch()}
        />
      ) : isForbidden ? (
        // Documented, also where the server sends no words.
        <ErrorState headingLevel={3} title={t('thread.forbidden')} description={t('thread.forbiddenText')} />
      ) : (
        <ErrorState headingLevel={3} title={t('thread.failed')} query={history} />
      )}
    </div>
  )
}

/** The question that was just asked and as much of its answer as has come. */
function RunningReply({ run: { question, said, phase } }: { run: Run }) {
  const { t } = useTranslation('chat')
  const sorry = useOwnWords()?.sorry
  return (
    <>
      <Question text={question} />
      {phase === 'failed' && sorry ? (
        <Said>
          <p>{sorry}</p>
          {said !== '' && <p>{said}</p>}
        </Said>
      ) : phase === 'failed' ? (
        <p className="text-destructive-ink">{t('send.broken')}</p>
      ) : said === '' ? (
        <Thinking words={t('thread.thinking')} />
      ) : (
        <Said>
          <Markdown text={said} headingsFrom={4} />
          {phase === 'stopped' && <p className="text-muted">{t('thread.stopped')}</p>}
        </Said>
      )}
    </>
  )
}

function Thinking({ words }: { words: string }) {
  return (
    <Said>
      <p className="flex min-h-9 items-center text-muted motion-safe:animate-pulse">{words}</p>
    </Said>
  )
}
