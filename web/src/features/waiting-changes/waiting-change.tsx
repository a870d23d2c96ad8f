import { useQuery } from '@tanstack/react-query'
import {
  BookOpenCheck,
  Clock,
  Dumbbell,
  Layers,
  ListChecks,
  type LucideIcon,
  NotebookPen,
  RotateCcw,
  Trash2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { type Note, notes } from '#contract/study/notes.ts'
import type { Refusal, WaitingWrite } from '#engines/outbox/index.ts'
import { ApiError, call } from '../../api/call.ts'
import { sayInLanguage } from '../../api/say-refusal.ts'
import { dropChange, keepAsNewNote, keepMine, retryChange } from '../../device/outbox/decide-change.ts'
import type { OperationName } from '../../device/outbox/operations.ts'
import { Markdown } from '../../kit/markdown/markdown.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { WaitingCard } from './waiting-card.tsx'

const ICONS: Record<OperationName, LucideIcon> = {
  'notes.create': NotebookPen,
  'notes.update': NotebookPen,
  'notes.remove': NotebookPen,
  'notes.restore': NotebookPen,
  'flashcards.rate': Layers,
  'progress.save': BookOpenCheck,
  'quizzes.submit': ListChecks,
  'practice.answer': Dumbbell,
}

/** Operations have a dot in their names, which keys of words have not. */
const toKey = (write: WaitingWrite) => {
  if (write.operation === 'progress.save' && write.input.completed === true) return 'completed'
  return write.operation.replace('.', '_') as 'notes_create'
}

type WaitingChangeProps = { user: User; write: WaitingWrite }

export function WaitingChange({ user, write }: WaitingChangeProps) {
  const { t } = useTranslation('waitingChanges')
  const { refusal } = write
  return (
    <WaitingCard
      icon={ICONS[write.operation as OperationName] ?? Clock}
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
          <RotateCcw aria-hidden="true" />
          {t('retry')}
        </Button>
        <DropButton user={user} write={write} label={t('drop')} />
      </div>
    </div>
  )
}

type NoteConflictProps = { user: User; write: WaitingWrite }

/** A note was changed here and elsewhere: both versions are kept, and the writer says which stays. */
function NoteConflict({ user, write }: NoteConflictProps) {
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
  if (saved.isError) {
    return <ErrorState title={t('conflict.failed')} query={saved} />
  }
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

type VersionProps = { label: string; title: string | undefined; content: string }

function Version({ label, title, content }: VersionProps) {
  return (
    <section className="flex flex-col gap-2 rounded-control border border-border p-3">
      <h3 className="font-medium text-muted">{label}</h3>
      <p className="break-words font-semibold">{title}</p>
      <Markdown text={content} headingsFrom={4} />
    </section>
  )
}

type DropButtonProps = { user: User; write: WaitingWrite; label: string }

/** Takes it off the device, and offers to bring it back. */
function DropButton({ user, write, label }: DropButtonProps) {
  const { t } = useTranslation(['waitingChanges', 'study'])
  async function drop() {
    const putBack = await dropChange(user.id, write)
    toast({ title: t('dropped'), action: { label: t('study:undo'), onAction: () => void putBack() } })
  }
  return (
    <Button variant="outline" onClick={() => void drop()}>
      <Trash2 aria-hidden="true" />
      {label}
    </Button>
  )
}
