import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, EllipsisVertical, Pencil, Plus, Trash2, Undo2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type ChatSession, chat, LONGEST_SESSION_TITLE, SESSION_SUBJECTS } from '#contract/study/chat.ts'
import { ApiError } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { formatRelativeTime } from '../../../ui/format/format-relative-time.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, SelectItem, SelectItems } from '../../../ui/forms/select.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { ErrorState, type Retryable } from '../../../ui/states/error-state.tsx'
import { FailureNote } from '../../../ui/states/failure-note.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { MoreButton } from '../../queries/more-button.tsx'
import { markChatOutdated, sessionsQuery } from '../chat.data.ts'
import { useSubjectName } from '../use-subject-name.ts'
import { useSessionDeeds } from './use-session-deeds.ts'

/** The empty text cannot be the value of an entry. */
const NONE = 'none'

type SessionDialogProps = {
  user: User
  /** The one to be changed; null for a new one. */
  session: ChatSession | null
  /** What a new one is about unless another subject is chosen. */
  subject?: string | null
  onDone: (session: ChatSession) => void
  onClose: () => void
}

/** A new session, or another name for one: the title is required, the subject is not. */
function SessionDialog({ user, session, subject = null, onDone, onClose }: SessionDialogProps) {
  const { t } = useTranslation('chat')
  const saySubject = useSubjectName()
  const queryClient = useQueryClient()
  const [create] = useState(() => createWriter(chat.createSession))
  const [update] = useState(() => createWriter(chat.changeSession))
  const [title, setTitle] = useState(session?.title ?? '')
  const [chosen, setChosen] = useState(session?.subject ?? subject ?? NONE)
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const subjects: readonly string[] = SESSION_SUBJECTS
  const listed = chosen === NONE || subjects.includes(chosen) ? subjects : [...subjects, chosen]

  async function save() {
    if (!title.trim()) {
      setError(t('sessions.titleRequired'))
      field.current?.focus()
      return
    }
    setSaving(true)
    const values = { userId: user.id, title: title.trim(), subject: chosen === NONE ? null : chosen }
    try {
      const saved = session ? await update({ ...values, sessionId: session.id }) : await create(values)
      markChatOutdated(queryClient)
      onDone(saved)
      onClose()
    } catch {
      toast({
        title: t('error'),
        description: session ? t('sessions.changeFailed') : t('sessions.createFailed'),
        variant: 'destructive',
      })
    }
    setSaving(false)
  }

  return (
    <FormDialog
      width="small"
      title={session ? t('sessions.rename') : t('sessions.new')}
      submitLabel={session ? t('sessions.save') : t('sessions.create')}
      cancelLabel={t('cancel')}
      isPending={isSaving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t('sessions.title')}
        isRequired
        error={error}
        ref={field}
        value={title}
        maxLength={LONGEST_SESSION_TITLE}
        onChange={(event) => {
          setTitle(event.target.value)
          setError(undefined)
        }}
        autoComplete="off"
      />
      <Field label={t('sessions.subject')} isOptional>
        <Select value={chosen} onValueChange={setChosen}>
          <SelectItem value={NONE}>{t('sessions.noSubject')}</SelectItem>
          <SelectItems values={listed} nameOf={(name) => saySubject(name)} />
        </Select>
      </Field>
    </FormDialog>
  )
}

type SessionListProps = {
  user: User
  currentId: number | null
  /** Null when the one that was open is gone. */
  onChoose: (session: ChatSession | null) => void
  /** For a tutor of one subject: only its sessions are listed, and new ones are about it. */
  subject?: string
  /** Stands above the sessions, as the way to what was said outside of them. */
  children?: ReactNode
}

/** The learner's sessions, the one last used first. */
export function SessionList({ user, currentId, onChoose, subject, children }: SessionListProps) {
  const { t } = useTranslation('chat')
  const [isArchiveShown, setArchiveShown] = useState(false)
  const [edited, setEdited] = useState<ChatSession | 'new' | null>(null)
  const found = useInfiniteQuery(sessionsQuery(user.id, isArchiveShown))
  const deeds = useSessionDeeds(user)
  // A toast is out of reach for keys while a dialog is open: the way back stands here too.
  const [left, setLeft] = useState<{ title: string; undo: () => void } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const all = found.data?.pages.flat() ?? []
  const sessions = subject === undefined ? all : all.filter((session) => session.subject === subject)

  async function leave(session: ChatSession, work: (session: ChatSession) => Promise<(() => void) | null>) {
    const undo = await work(session)
    if (!undo) return
    if (session.id === currentId) onChoose(null)
    setLeft({ title: session.title, undo })
    heading.current?.focus()
  }

  return (
    <section aria-labelledby="chat-sessions" className="flex min-h-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2
          ref={heading}
          id="chat-sessions"
          tabIndex={-1}
          className="font-heading font-semibold text-lg outline-none"
        >
          {t('sessions.label')}
        </h2>
        <Button icon={Plus} variant="secondary" onClick={() => setEdited('new')}>
          {t('sessions.new')}
        </Button>
      </div>
      {children}
      {found.isPending ? (
        <SkeletonBlocks blocks={['h-13 w-full']} times={2} shape="control" className="flex flex-col gap-2" />
      ) : found.isError && !found.data ? (
        <SessionsFailure found={found} />
      ) : sessions.length === 0 ? (
        <p className="text-muted">{t('sessions.none')}</p>
      ) : (
        <ul aria-labelledby="chat-sessions" className="flex flex-col gap-1">
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionLine
                session={session}
                isCurrent={session.id === currentId}
                onChoose={onChoose}
                onRename={setEdited}
                onArchive={(one) => void leave(one, deeds.archive)}
                onRestore={deeds.restore}
                onRemove={(one) => void leave(one, deeds.remove)}
              />
            </li>
          ))}
        </ul>
      )}
      {left && (
        <Button
          icon={Undo2}
          variant="outline"
          className="wrap-anywhere h-auto"
          onClick={() => {
            left.undo()
            setLeft(null)
            heading.current?.focus()
          }}
        >
          {t('sessions.bringBack', { title: left.title })}
        </Button>
      )}
      <MoreButton query={found}>{t('sessions.earlier')}</MoreButton>
      <Field label={t('sessions.showArchived')} layout="inline">
        <Switch checked={isArchiveShown} onCheckedChange={setArchiveShown} />
      </Field>
      {edited !== null && (
        <SessionDialog
          user={user}
          session={edited === 'new' ? null : edited}
          subject={subject ?? null}
          onDone={(session) => {
            if (edited === 'new') onChoose(session)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}

function SessionsFailure({ found }: { found: Retryable & { error: Error | null } }) {
  const { t } = useTranslation('chat')
  // Documented, also where the server sends no words.
  if (found.error instanceof ApiError && found.error.status === 403)
    return (
      <ErrorState headingLevel={3} title={t('sessions.forbidden')} description={t('thread.forbiddenText')} />
    )
  return <FailureNote text={t('sessions.failed')} query={found} />
}

type SessionLineProps = { session: ChatSession; isCurrent: boolean } & Record<
  'onChoose' | 'onRename' | 'onArchive' | 'onRestore' | 'onRemove',
  (session: ChatSession) => void
>

function SessionLine({ session, isCurrent, ...deeds }: SessionLineProps) {
  const { t, i18n } = useTranslation('chat')
  const { t: say } = useTranslation('ui')
  const saySubject = useSubjectName()
  const facts = [
    session.subject && saySubject(session.subject),
    session.documentTitle &&
      session.documentTitle !== session.title &&
      t('sessions.document', { title: session.documentTitle }),
    session.documentTitle === session.title && t('sessions.ofDocument'),
    t('sessions.messages', { count: session.messageCount }),
    session.lastMessageAt && formatRelativeTime(session.lastMessageAt, new Date(), say, i18n.language),
  ].filter(Boolean)
  return (
    <div
      className={`flex items-center rounded-control border ${isCurrent ? 'border-brand-edge bg-brand-soft' : 'border-transparent hover:bg-fill'}`}
    >
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={() => deeds.onChoose(session)}
        className="flex min-h-13 min-w-0 flex-1 flex-col justify-center rounded-control px-3 py-1.5 text-start"
      >
        <span className="wrap-anywhere line-clamp-2 font-medium">{session.title}</span>
        <span className="wrap-anywhere text-muted">{facts.join(' · ')}</span>
        {session.isArchived && <Badge tone="neutral">{t('sessions.isArchived')}</Badge>}
      </button>
      <DropdownMenu
        align="end"
        trigger={
          <button
            type="button"
            aria-label={t('sessions.more', { title: session.title })}
            className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-fill hover:text-text"
          >
            <EllipsisVertical aria-hidden="true" className="size-5" />
          </button>
        }
      >
        <MenuItem icon={<Pencil />} onSelect={() => deeds.onRename(session)}>
          {t('sessions.renameItem')}
        </MenuItem>
        {session.isArchived ? (
          <MenuItem icon={<ArchiveRestore />} onSelect={() => deeds.onRestore(session)}>
            {t('sessions.restore')}
          </MenuItem>
        ) : (
          <MenuItem icon={<Archive />} onSelect={() => deeds.onArchive(session)}>
            {t('sessions.archive')}
          </MenuItem>
        )}
        <MenuItem icon={<Trash2 />} isDestructive onSelect={() => deeds.onRemove(session)}>
          {t('sessions.delete')}
        </MenuItem>
      </DropdownMenu>
    </div>
  )
}
