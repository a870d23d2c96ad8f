import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { AlignLeft, BookOpen, Compass, Route, ScrollText, ShieldCheck, SquareStack, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { User } from '#contract/accounts.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { type chat, LONGEST_MESSAGE } from '#contract/study/chat.ts'
import { Popover } from '../../ui/overlays/popover.tsx'
import { useOnline } from '../../ui/states/use-online.ts'
import { isYoung } from '../learning/is-young.ts'
import { openDraft } from '../study/draft.ts'
import { QUICK_ACTIONS, type QuickAction } from './actions/quick-action.ts'
import { useQuickActions } from './actions/use-quick-actions.ts'
import { aboutQuery, type Conversation, historyQuery, useChatOfOtherTabs } from './chat.data.ts'
import { ChatInput } from './input/chat-input.tsx'
import { isOfDocument, type OpenPage, useOpenPage } from './page/open-page.ts'
import { useSend } from './send/use-send.ts'
import { toSentPreferences, usePreferences } from './settings/agent-preferences.ts'
import { ChatThread } from './thread/chat-thread.tsx'
import type { OwnGreeting } from './thread/message-item.tsx'

type About = OutputOf<typeof chat.about>

/** From here on it is kind to say how many messages are left. */
const FEW_LEFT = 5

/** Below the input: how many messages are left when few are, and that adults can be told, in words a child reads. */
function ChatAbout({ about }: { about: About }) {
  const { t } = useTranslation('chat')
  const isFew = about.messagesLeft <= FEW_LEFT
  if (!isFew && !about.canAlert) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-muted">
      {about.canAlert && (
        <Popover
          label={t('notice.title')}
          side="top"
          trigger={
            <button
              type="button"
              className="flex min-h-11 items-center gap-1.5 rounded-control underline decoration-dotted underline-offset-4 hover:text-text"
            >
              <ShieldCheck aria-hidden="true" className="size-5 shrink-0" />
              {t('notice.short')}
            </button>
          }
        >
          <h3 className="mb-2 font-semibold text-lg">{t('notice.title')}</h3>
          <p>{t('notice.text')}</p>
        </Popover>
      )}
      {isFew && (
        <p role="status" className="py-2">
          {about.messagesLeft > 0 ? t('limit.left', { count: about.messagesLeft }) : t('limit.none')}
        </p>
      )}
    </div>
  )
}

const ICONS = {
  flashcards: SquareStack,
  summary: AlignLeft,
  studyGuide: ScrollText,
  adaptive: Route,
  recommendations: Compass,
}

/** One row that scrolls sideways where it does not fit. */
function QuickActions({ isPending, onRun }: { isPending: boolean; onRun: (action: QuickAction) => void }) {
  const { t } = useTranslation('chat')
  return (
    <fieldset
      aria-label={t('quick.label')}
      className="flex min-w-0 gap-2 overflow-x-auto p-1 [scrollbar-width:none]"
    >
      {QUICK_ACTIONS.map((action) => {
        const Icon = ICONS[action]
        return (
          <button
            key={action}
            type="button"
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && onRun(action)}
            className="flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-border-strong bg-surface px-3.5 hover:bg-fill aria-disabled:opacity-55"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            {t(`quick.${action}`)}
          </button>
        )
      })}
    </fieldset>
  )
}

const REST_MS = 300

/** What is typed and not sent, kept on the device for each conversation until it is. */
function useChatDraft(userId: number, name: string) {
  const [draft] = useState(() => openDraft(userId, `chat.${name}`, z.string()))
  const [text, setText] = useState(() => draft.read() ?? '')
  useEffect(() => {
    const timer = setTimeout(() => (text.trim() === '' ? draft.forget() : draft.keep(text)), REST_MS)
    return () => clearTimeout(timer)
  }, [draft, text])
  useEffect(() => {
    // Who leaves at once has typed it all the same.
    const keepNow = () => {
      if (text.trim() !== '') draft.keep(text)
    }
    window.addEventListener('pagehide', keepNow)
    return () => window.removeEventListener('pagehide', keepNow)
  }, [draft, text])
  return [text, setText] as const
}

export type ChatViewProps = {
  user: User
  conversation: Conversation
  /** What the messages are about; null leaves it to the session or to the page. */
  subject: string | null
  /** Of a session about a document: it stays with it, whatever else is open. */
  documentId?: number | null
  /** An archived session is read, not written. */
  isReadOnly?: boolean
  input?: RefObject<HTMLTextAreaElement | null>
  /** Of a tutor with a speciality. */
  greeting?: OwnGreeting
  extras?: unknown
  readingSpecialization?: boolean | string[]
  /** For whom answers are, where that can be chosen; else the grade of the account. */
  grade?: number
  hasQuickActions?: boolean
}

/** One conversation: what was said, the field to go on, and what the tutor sees of the page. */
export function ChatView(props: ChatViewProps) {
  // Another conversation has another draft and another answer on its way.
  return <OneConversation key={JSON.stringify(props.conversation)} {...props} />
}

function OneConversation({
  user,
  conversation,
  subject,
  documentId = null,
  isReadOnly = false,
  input,
  greeting,
  extras,
  readingSpecialization,
  grade = user.grade,
  hasQuickActions = true,
}: ChatViewProps) {
  const { t } = useTranslation('chat')
  const ownInput = useRef<HTMLTextAreaElement>(null)
  const field = input ?? ownInput
  const inFront = useOpenPage()
  const open = documentId === null || isOfDocument(inFront, documentId) ? inFront : null
  const [leftOut, setLeftOut] = useState<string | null>(null)
  const isOnline = useOnline()
  const [text, setText] = useChatDraft(user.id, nameConversation(conversation))
  const preferences = usePreferences(user.id)
  const about = useQuery(aboutQuery(user.id))
  const history = useInfiniteQuery(historyQuery(user.id, conversation))
  const { going, isPending, send, stop } = useSend(user, conversation)
  useChatOfOtherTabs()

  const openName = open && JSON.stringify(open.page)
  const seen = open && openName !== leftOut ? open : null
  const runAction = useQuickActions({ user, conversation, open: seen, typed: text })
  const [told, setTold] = useState('')

  async function ask(question: string) {
    if (isPending || isReadOnly || !question.trim() || question.trim().length > LONGEST_MESSAGE) return
    const isTyped = question === text
    setTold('')
    const isAnswered = await send(
      question,
      {
        ...(subject !== null && { subject }),
        messageType: 'text',
        context: {
          userType: user.role,
          grade,
          subject: seen?.subject ?? null,
          page: seen?.page ?? null,
          ...(extras !== undefined && { extras }),
        },
        agentPreferences: {
          ...toSentPreferences(preferences),
          ...(readingSpecialization !== undefined && { readingSpecialization }),
        },
      },
      // Once the answer begins the message has arrived; until then it stays where it was typed.
      { onAccepted: () => setText((typed) => (isTyped && typed === question ? '' : typed)) },
    )
    if (!isAnswered) setText((typed) => (typed.trim() === '' ? question : typed))
  }

  const last = history.data?.pages[0]?.at(-1)
  useTellAnswer(last, isPending, (answer) => setTold(t('thread.answered', { answer })))

  function stopByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isPending) return
    event.stopPropagation()
    stop()
    field.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape stops the answer wherever in the chat the focus is
    <div
      className="flex min-h-0 flex-1 flex-col"
      data-chat-busy={isPending || undefined}
      onKeyDown={stopByKey}
    >
      <ChatThread
        user={user}
        history={history}
        run={going.run}
        made={going.made}
        isMaking={going.isMaking}
        page={seen?.page ?? null}
        isReadOnly={isReadOnly}
        greeting={greeting}
        onAsk={(question) => void ask(question)}
      />
      <div role="status" aria-live="polite" className="sr-only">
        {told}
      </div>
      {isReadOnly ? (
        <p className="border-border border-t px-4 py-3 text-muted">{t('sessions.readOnly')}</p>
      ) : (
        <div className="flex flex-col gap-2 border-border border-t px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {hasQuickActions && (
            <QuickActions isPending={isPending} onRun={(action) => void runAction(action)} />
          )}
          {open && documentId === null && (
            <PageChip
              open={open}
              isLeftOut={seen === null}
              onChange={(isLeftOut) => setLeftOut(isLeftOut ? openName : null)}
            />
          )}
          {!isOnline && <p className="text-warning-ink">{t('input.offline')}</p>}
          <ChatInput
            ref={field}
            value={text}
            onChange={setText}
            onSend={() => void ask(text)}
            onStop={() => {
              stop()
              field.current?.focus()
            }}
            isPending={isPending}
            isLarge={isYoung(user)}
            placeholder={isYoung(user) ? t('input.placeholderYoung') : t('input.placeholder')}
          />
          {about.data && <ChatAbout about={about.data} />}
        </div>
      )}
    </div>
  )
}

const LONGEST_TOLD = 1500

/** Without the signs of Markdown; of a link only its words. */
const writeSpoken = (markdown: string) =>
  markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[*_#`>]|\[\d+\]/g, '')

/** Screen readers hear an answer once, when all of it is there. */
function useTellAnswer(
  last: { id: number; role: string; content: string } | undefined,
  isPending: boolean,
  tell: (answer: string) => void,
): void {
  const wasPending = useRef(false)
  const before = useRef<number | undefined>(undefined)
  useEffect(() => {
    const isNew = wasPending.current && !isPending && last?.role === 'assistant' && last.id !== before.current
    if (isNew) tell(writeSpoken(last.content).slice(0, LONGEST_TOLD))
    if (isPending !== wasPending.current) before.current = last?.id
    wasPending.current = isPending
  })
}

function nameConversation(conversation: Conversation): string {
  return 'sessionId' in conversation
    ? `session.${conversation.sessionId}`
    : `subject.${conversation.subject ?? ''}`
}

type PageChipProps = { open: OpenPage; isLeftOut: boolean; onChange: (isLeftOut: boolean) => void }

/** Says what the tutor sees of the page, and lets the learner leave it out. */
function PageChip({ open, isLeftOut, onChange }: PageChipProps) {
  const { t } = useTranslation('chat')
  if (isLeftOut) {
    return (
      <button
        type="button"
        onClick={() => onChange(false)}
        className="flex min-h-11 w-fit max-w-full items-center gap-2 rounded-full border border-border-strong border-dashed px-3 text-muted hover:bg-fill hover:text-text"
      >
        <BookOpen aria-hidden="true" className="size-5 shrink-0" />
        <span className="truncate">{t('page.ask', { title: open.title })}</span>
      </button>
    )
  }
  return (
    <div className="flex w-fit max-w-full items-center rounded-full bg-fill ps-3">
      <BookOpen aria-hidden="true" className="me-2 size-5 shrink-0 text-muted" />
      <span className="truncate">{t('page.about', { title: open.title })}</span>
      <button
        type="button"
        aria-label={t('page.leaveOut', { title: open.title })}
        title={t('page.leaveOutShort')}
        onClick={() => onChange(true)}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-border"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
