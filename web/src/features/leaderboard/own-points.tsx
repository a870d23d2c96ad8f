import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { type PointEntry, points } from '#contract/points.ts'
import { call } from '../../api/call.ts'
import { LINK } from '../../kit/learning/record-rows/figure-opener.tsx'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { EndlessList } from '../../kit/study/endless-list.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'

const entriesQuery = (userId: number) =>
  infiniteQueryOptions({
    queryKey: ['leaderboard', 'entries', userId],
    queryFn: ({ pageParam }) => call(points.entries, { id: userId, ...(pageParam && { before: pageParam }) }),
    initialPageParam: 0,
    getNextPageParam: ({ entries, hasMore }: OutputOf<typeof points.entries>) =>
      hasMore ? entries.at(-1)?.id : undefined,
  })

/** Opens the rows behind the learner's points: a button of its own, or their name above the figure. */
export function OwnPoints({ user, name }: { user: User; name?: string }) {
  const { t } = useTranslation('leaderboard')
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  return (
    <>
      {name === undefined ? (
        <Button variant="outline" className="self-start" onClick={open}>
          {t('entries.open')}
        </Button>
      ) : (
        <button type="button" aria-haspopup="dialog" className={`${LINK} rounded-control`} onClick={open}>
          {name}
        </button>
      )}
      {isOpen && <EntriesDialog user={user} onClose={() => setOpen(false)} />}
    </>
  )
}

function EntriesDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('leaderboard')
  const found = useInfiniteQuery(entriesQuery(user.id))
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('entries.open')}>
      <QueryView
        query={found}
        failed={t('entries.failed')}
        headingLevel={3}
        loading={<Skeleton className="h-48" />}
      >
        {({ pages }) => (
          <EndlessList
            items={pages.flatMap(({ entries }) => entries)}
            keyOf={({ id }) => id}
            label={t('entries.open')}
            query={found}
            rowHeight="3rem"
            className="flex flex-col gap-3"
          >
            {(entry) => <EntryLine entry={entry} />}
          </EndlessList>
        )}
      </QueryView>
    </Dialog>
  )
}

function EntryLine({ entry: { kind, name, points, earnedAt } }: { entry: PointEntry }) {
  const { t, i18n } = useTranslation('leaderboard')
  return (
    <div className="flex items-baseline justify-between gap-4">
      <span className="min-w-0 wrap-anywhere">
        {t(`entries.${kind}`, { name: name ?? '' })}
        <span className="block text-muted">
          {new Date(earnedAt).toLocaleDateString(i18n.language, { dateStyle: 'medium' })}
        </span>
      </span>
      <span className="font-heading tabular-nums">{`+${points}`}</span>
    </div>
  )
}
