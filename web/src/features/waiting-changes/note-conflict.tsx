import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { type Note, notes } from '#contract/study/notes.ts'
import type { WaitingWrite } from '#engines/outbox/index.ts'
import { ApiError, call } from '../../api/call.ts'
import { keepAsNewNote, keepMine } from '../../device/outbox/decide-change.ts'
import { Markdown } from '../../kit/markdown/markdown.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { DropButton } from './drop-button.tsx'

type NoteConflictProps = { user: User; write: WaitingWrite }

/** A note was changed here and elsewhere: both versions are kept, and the writer says which stays. */
export function NoteConflict({ user, write }: NoteConflictProps) {
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
    return (
      <ErrorState
        title={t('conflict.failed')}
        onRetry={() => void saved.refetch()}
        isRetrying={saved.isFetching}
      />
    )
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
