import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { MOST_NOTES_FOUND } from '#contract/study/notes.ts'
import { foundNotesQuery, notesQuery } from '../../../kit/notes/notes.data.ts'
import { EndlessList } from '../../../kit/study/endless-list.tsx'
import { OpenBook } from '../../../ui/drawings/open-book.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { NoteCard, type NoteDeeds } from './note-card.tsx'

/** Documented: how many the Recent tab shows. */
const RECENT_NOTES = 6
const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]'

type ListProps = {
  user: User
  deeds: NoteDeeds
  /** What stands here while there is no note at all. */
  empty: ReactNode
}

export function AllNotes({ user, deeds, empty, tag }: ListProps & { tag: string | null }) {
  const { t } = useTranslation('notes')
  const found = useInfiniteQuery(notesQuery(user.id, tag ? { tag } : {}))
  if (found.isPending) return <NotesSkeleton />
  if (found.isError && !found.data) {
    return <Failed onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
  }
  const all = found.data.pages.flatMap(({ items }) => items)
  if (all.length === 0) {
    return tag ? <EmptyState drawing={<OpenBook />} title={t('list.noneTagged', { tag })} /> : empty
  }
  return (
    <EndlessList items={all} keyOf={({ id }) => id} label={t('tabs.all')} query={found}>
      {(note) => <NoteCard note={note} user={user} deeds={deeds} />}
    </EndlessList>
  )
}

export function RecentNotes({ user, deeds, empty }: ListProps) {
  const { t } = useTranslation('notes')
  const found = useInfiniteQuery(notesQuery(user.id, {}))
  if (found.isPending) return <NotesSkeleton />
  if (found.isError && !found.data) {
    return <Failed onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
  }
  // The list comes newest first.
  const recent = found.data.pages.flatMap(({ items }) => items).slice(0, RECENT_NOTES)
  if (recent.length === 0) return empty
  return (
    <ul aria-label={t('tabs.recent')} className={GRID}>
      {recent.map((note) => (
        <li key={note.id}>
          <NoteCard note={note} user={user} deeds={deeds} />
        </li>
      ))}
    </ul>
  )
}

export function FoundNotes(props: Omit<ListProps, 'empty'> & { q: string; tag: string | null }) {
  const { user, deeds, q, tag } = props
  const { t } = useTranslation('notes')
  const found = useQuery(foundNotesQuery(user.id, q, tag ?? undefined))
  if (found.isPending) return <NotesSkeleton />
  if (found.isError && !found.data)
    return <Failed onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
  const notes = found.data
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-muted">
        {notes.length === MOST_NOTES_FOUND
          ? t('list.foundMost', { count: notes.length })
          : t('list.found', { count: notes.length })}
      </p>
      {notes.length === 0 ? (
        <EmptyState
          drawing={<OpenBook />}
          title={t('list.noneFound', { q })}
          description={t('list.noneFoundText')}
        />
      ) : (
        <ul aria-label={t('list.results')} className={GRID}>
          {notes.map(({ note, ...marks }) => (
            <li key={note.id}>
              <NoteCard note={note} user={user} deeds={deeds} found={marks} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Failed({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const { t } = useTranslation('notes')
  return <ErrorState title={t('list.failed')} onRetry={onRetry} isRetrying={isRetrying} />
}

function NotesSkeleton() {
  return (
    <SkeletonArea className="grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
      {['a', 'b', 'c'].map((place) => (
        <Card key={place} padding="small" className="flex flex-col gap-4">
          <Skeleton className="h-6 w-2/3" shape="line" />
          <Skeleton className="h-4 w-1/3" shape="line" />
          <SkeletonText lines={4} />
          <Skeleton className="h-11 w-full" shape="control" />
        </Card>
      ))}
    </SkeletonArea>
  )
}
