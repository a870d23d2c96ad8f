import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type PointEntry, points } from '#contract/points.ts'
import { call } from '../../api/call.ts'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'

const entriesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['leaderboard', 'entries', userId],
    queryFn: () => call(points.entries, { id: userId }),
  })

/** The rows behind the learner's points. */
export function OwnPoints({ user }: { user: User }) {
  const { t } = useTranslation('leaderboard')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" className="self-start" onClick={() => setOpen(true)}>
        {t('entries.open')}
      </Button>
      {isOpen && <EntriesDialog user={user} onClose={() => setOpen(false)} />}
    </>
  )
}

function EntriesDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('leaderboard')
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('entries.open')}>
      <QueryView
        query={useQuery(entriesQuery(user.id))}
        failed={t('entries.failed')}
        headingLevel={3}
        loading={<Skeleton className="h-48" />}
      >
        {({ entries, hasMore }) => (
          <div className="flex flex-col gap-4">
            <ul className="flex flex-col gap-3">
              {entries.map((entry) => (
                <EntryLine key={entry.id} entry={entry} />
              ))}
            </ul>
            {hasMore && <p className="text-muted">{t('entries.latest')}</p>}
          </div>
        )}
      </QueryView>
    </Dialog>
  )
}

function EntryLine({ entry: { kind, name, points, earnedAt } }: { entry: PointEntry }) {
  const { t, i18n } = useTranslation('leaderboard')
  return (
    <li className="flex items-baseline justify-between gap-4">
      <span className="min-w-0 wrap-anywhere">
        {t(`entries.${kind}`, { name: name ?? '' })}
        <span className="block text-muted">
          {new Date(earnedAt).toLocaleDateString(i18n.language, { dateStyle: 'medium' })}
        </span>
      </span>
      <span className="font-heading tabular-nums">{`+${points}`}</span>
    </li>
  )
}
