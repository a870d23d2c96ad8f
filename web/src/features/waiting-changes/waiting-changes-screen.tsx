import { useQuery } from '@tanstack/react-query'
import * as Icons from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { type Note, notes } from '#contract/study/notes.ts'
import type { Refusal, WaitingWrite } from '#engines/outbox/index.ts'
import { ApiError, call } from '../../api/call.ts'
import { sayInLanguage } from '../../api/say-refusal.ts'
import { dropChange, keepAsNewNote, keepMine, retryChange } from '../../device/outbox/decide-change.ts'
import type { OperationName } from '../../device/outbox/operations.ts'
import { sendNow } from '../../device/outbox/outbox.ts'
import { useWaitingWrites } from '../../device/outbox/use-waiting-writes.ts'
import type { KeptProgram } from '../../device/programs/kept-program.ts'
import { useUnsentPrograms } from '../../device/programs/use-unsent-programs.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { askToSignIn } from '../../kit/ask-to-sign-in.ts'
import { Markdown } from '../../kit/markdown/markdown.tsx'
import { withUser } from '../../kit/with-user.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { useOnline } from '../../ui/states/use-online.ts'
import { toast } from '../../ui/toast/toast-store.ts'

const ICONS: Record<OperationName, Icons.LucideIcon> = {
  'notes.create': Icons.NotebookPen,
  'notes.update': Icons.NotebookPen,
  'notes.remove': Icons.NotebookPen,
  'notes.restore': Icons.NotebookPen,
  'flashcards.rate': Icons.Layers,
  'progress.save': Icons.BookOpenCheck,
  'quizzes.submit': Icons.ListChecks,
  'practice.answer': Icons.Dumbbell,
}

/** Operations have a dot in their names, which keys of words have not. */
const toKey = (write: WaitingWrite) => {
  if (write.operation === 'progress.save' && write.input.completed === true) return 'completed'
  return write.operation.replace('.', '_') as 'notes_create'
}

type WaitingChangeProps = { user: User; write: WaitingWrite }

function WaitingChange({ user, write }: WaitingChangeProps) {
  const { t } = useTranslation('waitingChanges')
  const { refusal } = write
  return (
    <WaitingCard
      icon={ICONS[write.operation as OperationName] ?? Icons.Clock}
      title={t(`what.${toKey(write)}`)}
      about={write.about}
      madeAt={write.madeAt}
      needsDecision={Boolean(refusal)}
    >
      {refusal && <Decision user={user} write={write} refusal={refusal} />}
    </WaitingCard>
  )
}

function Decision({ user, write, refusal }: WaitingChangeProps & { refusal: Refusal }) {
  const { t } = useTranslation('waitingChanges')
  const isNote = write.operation === 'notes.update'
  if (isNote && (refusal.kind === 'conflict' || refusal.kind === 'gone')) {
    return <NoteConflict user={user} write={write} />
  }
  return (
    <div className="flex flex-col gap-3">
      <p>
        {t(`refusal.${refusal.kind}`)}
        {refusal.message && ` ${sayInLanguage({ ...refusal, message: refusal.message })}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => void retryChange(user.id, write.place)}>
          <Icons.RotateCcw aria-hidden="true" />
          {t('retry')}
        </Button>
        <DropButton user={user} write={write} label={t('drop')} />
      </div>
    </div>
  )
}

/** A note was changed here and elsewhere: both versions are kept, and the writer says which stays. */
function NoteConflict({ user, write }: { user: User; write: WaitingWrite }) {
  const { t } = useTranslation('waitingChanges')
  const mine = write.input as InputOf<typeof notes.update>
  const id = Number(mine.id)
  const saved = useQuery({
    // Of this moment: the version in hand may be the one from before.
    queryKey: ['waitingChanges', 'note', id],
    queryFn: () => findSaved(id),
    staleTime: 0,
  })
  if (saved.isPending) return <Skeleton className="h-40 w-full" />
  if (saved.isError) return <ErrorState title={t('conflict.failed')} query={saved} />
  const theirs = saved.data
  return (
    <div className="flex flex-col gap-3">
      <p>{t(theirs ? 'conflict.text' : 'conflict.gone')}</p>
      <div className="grid gap-3 md:grid-cols-2">
        <Version
          label={t('conflict.mine')}
          title={mine.title ?? theirs?.title}
          content={mine.content ?? ''}
        />
        {theirs && <Version label={t('conflict.theirs')} title={theirs.title} content={theirs.content} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {theirs && (
          <>
            <Button onClick={() => void keepMine(user.id, write, theirs.updatedAt)}>
              {t('conflict.keepMine')}
            </Button>
            <Button variant="outline" onClick={() => void keepAsNewNote(user.id, write, theirs)}>
              {t('conflict.keepBoth')}
            </Button>
          </>
        )}
        {!theirs && (
          <Button onClick={() => void keepAsNewNote(user.id, write, null)}>{t('conflict.saveAnew')}</Button>
        )}
        <DropButton
          user={user}
          write={write}
          label={t(theirs ? 'conflict.keepTheirs' : 'conflict.leaveDeleted')}
        />
      </div>
    </div>
  )
}

async function findSaved(id: number): Promise<Note | null> {
  try {
    return await call(notes.one, { id })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

function Version({ label, title, content }: { label: string; title: string | undefined; content: string }) {
  return (
    <section className="flex flex-col gap-2 rounded-control border border-border p-3">
      <h3 className="font-medium text-muted">{label}</h3>
      <p className="break-words font-semibold">{title}</p>
      <Markdown text={content} headingsFrom={4} />
    </section>
  )
}

/** Takes it off the device, and offers to bring it back. */
function DropButton({ user, write, label }: { user: User; write: WaitingWrite; label: string }) {
  const { t } = useTranslation(['waitingChanges', 'study'])
  async function drop() {
    const putBack = await dropChange(user.id, write)
    toast({ title: t('dropped'), action: { label: t('study:undo'), onAction: () => void putBack() } })
  }
  return (
    <Button variant="outline" onClick={() => void drop()}>
      <Icons.Trash2 aria-hidden="true" />
      {label}
    </Button>
  )
}

export const WaitingChangesScreen = withUser(WaitingChanges)

function WaitingChanges({ user }: { user: User }) {
  const { t } = useTranslation('waitingChanges')
  const writes = useWaitingWrites(user.id)
  const programs = useUnsentPrograms(user.id)
  const page = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isWorkedOn = useRef(false)
  useEffect(() => {
    const note = () => {
      isWorkedOn.current = true
    }
    page.current?.addEventListener('focusin', note, { once: true })
  }, [])
  // Somebody has decided, and the button they pressed is gone: the keyboard goes on from the top of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after every change of the list
  useEffect(() => {
    if (!isWorkedOn.current || document.activeElement !== document.body) return
    heading.current?.focus({ preventScroll: true })
  }, [writes, programs])
  return (
    <div ref={page} className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex max-w-2xl flex-col gap-2">
          <h1 ref={heading} tabIndex={-1} className="font-semibold text-3xl outline-none">
            {t('title')}
          </h1>
          <p className="text-muted">{t('intro')}</p>
        </div>
        {writes.length > 0 && <SendNow user={user} />}
      </div>
      {writes.length + programs.length === 0 ? (
        <EmptyState drawing={<Sprout stage={4} />} title={t('empty')} description={t('emptyText')} />
      ) : (
        <ol className="flex flex-col gap-4">
          {writes.map((write) => (
            <li key={write.key}>
              <WaitingChange user={user} write={write} />
            </li>
          ))}
          {programs.map((program) => (
            <li key={program.key}>
              <WaitingProgram program={program} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function SendNow({ user }: { user: User }) {
  const { t } = useTranslation('waitingChanges')
  const isOnline = useOnline()
  const [isSending, setSending] = useState(false)
  async function send() {
    setSending(true)
    try {
      const end = await sendNow(user.id)
      if (end === 'later') toast({ title: t('later'), description: t('laterText') })
      if (end === 'signIn') await askToSignIn(user.id)
    } finally {
      setSending(false)
    }
  }
  return (
    <Button
      disabled={!isOnline}
      isPending={isSending}
      pendingLabel={t('sending')}
      onClick={() => void send()}
    >
      <Icons.CloudUpload aria-hidden="true" />
      {t('send')}
    </Button>
  )
}

/** What was built in Kids Code. Whatever has to be decided about it is decided in its studio. */
function WaitingProgram({ program: { key, title, changedAt, refusal } }: { program: KeptProgram }) {
  const { t } = useTranslation('waitingChanges')
  return (
    <WaitingCard
      icon={Icons.Shapes}
      title={t('what.program')}
      about={title}
      madeAt={changedAt}
      needsDecision={refusal !== null}
    >
      <AppLink
        to="/kids-code"
        search={{ project: key }}
        className="self-start py-2.5 font-medium text-brand-ink underline underline-offset-4 hover:decoration-2"
      >
        {t('open', { title })}
      </AppLink>
    </WaitingCard>
  )
}

type WaitingCardProps = {
  icon: Icons.LucideIcon
  title: string
  /** A few words of it. */
  about: string | null
  madeAt: Date
  needsDecision: boolean
  children?: ReactNode
}

function WaitingCard({ icon: Icon, title, about, madeAt, needsDecision, children }: WaitingCardProps) {
  const { t, i18n } = useTranslation('waitingChanges')
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Card padding="small" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 gap-3">
          <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
          <div className="min-w-0">
            <h2 className="font-medium text-lg">{title}</h2>
            {about && <p className="line-clamp-2 break-words">{about}</p>}
            <p className="text-muted">{t('made', { time: time.format(madeAt) })}</p>
          </div>
        </div>
        <Badge tone={needsDecision ? 'warning' : 'neutral'}>
          {needsDecision ? <Icons.CircleAlert aria-hidden="true" /> : <Icons.Clock aria-hidden="true" />}
          {t(needsDecision ? 'state.decide' : 'state.waiting')}
        </Badge>
      </div>
      {children}
    </Card>
  )
}
