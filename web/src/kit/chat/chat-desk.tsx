import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowLeft, MessagesSquare, PanelLeft } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ChatSession } from '#contract/study/chat.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { type Conversation, chatSubjectsQuery, sessionsQuery } from './chat.data.ts'
import { ChatView } from './chat-view.tsx'
import { ClearHistory } from './sessions/clear-history.tsx'
import { SessionList } from './sessions/session-list.tsx'
import { ChatSettings } from './settings/chat-settings.tsx'
import { useSubjectName } from './use-subject-name.ts'

/** The empty text cannot be the value of an entry. */
const ALL = 'all'

type HistoryFilterProps = {
  user: User
  isCurrent: boolean
  filter: string | null
  onFilter: (subject: string | null) => void
  onChoose: () => void
}

/** The way to what was said outside of sessions, all of it or about one subject. */
function HistoryFilter({ user, isCurrent, filter, onFilter, onChoose }: HistoryFilterProps) {
  const { t } = useTranslation('chat')
  const saySubject = useSubjectName()
  const subjects = useQuery(chatSubjectsQuery(user.id)).data ?? []
  const listed = filter !== null && !subjects.includes(filter) ? [...subjects, filter] : subjects
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={onChoose}
        className={`flex min-h-13 items-center gap-2 rounded-control border px-3 text-start font-medium ${isCurrent ? 'border-brand-edge bg-brand-soft' : 'border-transparent hover:bg-fill'}`}
      >
        <MessagesSquare aria-hidden="true" className="size-5 shrink-0" />
        {t('sessions.outside')}
      </button>
      {listed.length > 0 && (
        <Field label={t('sessions.filter')} isLabelHidden>
          <Select
            value={filter === null ? ALL : `of:${filter}`}
            onValueChange={(value) => onFilter(value === ALL ? null : value.slice('of:'.length))}
          >
            <SelectItem value={ALL}>{t('sessions.allSubjects')}</SelectItem>
            {listed.map((name) => (
              <SelectItem key={name} value={`of:${name}`}>
                {saySubject(name)}
              </SelectItem>
            ))}
          </Select>
        </Field>
      )}
    </div>
  )
}

/** Documented: in both lists, and the one at the start. */
const GENERAL = 'General'

type ChatDeskProps = {
  user: User
  /** What one may choose to talk about. */
  subjects: readonly string[]
  input?: RefObject<HTMLTextAreaElement | null>
  /** Where the page itself opens sessions, too. */
  choice?: { session: ChatSession | null; onChange: (session: ChatSession | null) => void }
  /** What a session is about, above its messages. */
  about?: (session: ChatSession) => ReactNode
}

/** Sessions beside the conversation where there is room for both; else one of them at a time. */
export function ChatDesk({ user, subjects, input, choice, about }: ChatDeskProps) {
  const { t } = useTranslation('chat')
  const saySubject = useSubjectName()
  const [own, setOwn] = useState<ChatSession | null>(null)
  const chosen = choice ? choice.session : own
  const setChosen = choice?.onChange ?? setOwn
  const [filter, setFilter] = useState<string | null>(null)
  const [subject, setSubject] = useState<string>(GENERAL)
  const [isListShown, setListShown] = useState(false)
  const session = useFresh(user, chosen)
  const conversation: Conversation = session ? { sessionId: session.id } : { subject: filter }

  function choose(next: ChatSession | null) {
    setChosen(next)
    setListShown(false)
  }

  return (
    <div className="@container/desk flex min-h-0 flex-1">
      <div
        className={`flex min-h-0 w-full shrink-0 flex-col gap-3 overflow-y-auto border-border p-4 @2xl/desk:w-72 @2xl/desk:border-e ${isListShown ? '' : '@max-2xl/desk:hidden'}`}
      >
        <Button
          icon={ArrowLeft}
          variant="ghost"
          className="-ms-2 self-start @2xl/desk:hidden"
          onClick={() => setListShown(false)}
        >
          {t('sessions.back')}
        </Button>
        <SessionList user={user} currentId={session?.id ?? null} onChoose={choose}>
          <HistoryFilter
            user={user}
            isCurrent={session === null}
            filter={filter}
            onFilter={(next) => {
              setFilter(next)
              choose(null)
            }}
            onChoose={() => choose(null)}
          />
        </SessionList>
      </div>
      <div className={`flex min-h-0 min-w-0 flex-1 flex-col ${isListShown ? '@max-2xl/desk:hidden' : ''}`}>
        <div className="flex items-center gap-1 border-border border-b px-3 py-2">
          <span className="@2xl/desk:hidden">
            <IconButton label={t('sessions.label')} icon={<PanelLeft />} onClick={() => setListShown(true)} />
          </span>
          <p
            className={`flex min-w-0 flex-1 items-center gap-2 font-medium ${session ? '' : '@max-2xl/desk:sr-only'}`}
          >
            <MessagesSquare aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <span className="truncate">
              {session?.title ?? (filter === null ? t('sessions.outside') : saySubject(filter))}
            </span>
          </p>
          {!session && (
            <div className="min-w-0 max-w-56 flex-1">
              <Select aria-label={t('subject.label')} value={subject} onValueChange={setSubject}>
                <SelectItems values={subjects} nameOf={(name) => saySubject(name)} />
              </Select>
            </div>
          )}
          <span className="ms-auto flex">
            <ChatSettings user={user} />
            {!session && <ClearHistory user={user} subject={filter} />}
          </span>
        </div>
        {session && about?.(session)}
        <ChatView
          user={user}
          conversation={conversation}
          subject={session ? null : (filter ?? subject)}
          documentId={session?.documentId ?? null}
          isReadOnly={session?.isArchived ?? false}
          {...(input && { input })}
        />
      </div>
    </div>
  )
}

/** The chosen session as the list knows it by now: renamed, archived, brought back. */
function useFresh(user: User, chosen: ChatSession | null): ChatSession | null {
  const active = useInfiniteQuery({ ...sessionsQuery(user.id, false), enabled: chosen !== null })
  const all = useInfiniteQuery({ ...sessionsQuery(user.id, true), enabled: false })
  if (!chosen) return null
  const known = [...(all.data?.pages.flat() ?? []), ...(active.data?.pages.flat() ?? [])]
  return known.find(({ id }) => id === chosen.id) ?? chosen
}
