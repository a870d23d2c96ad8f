import { useMutation, useQuery } from '@tanstack/react-query'
import { CalendarCheck, CircleCheck, Download } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { startDownload } from '../../device/packages/downloads.ts'
import { canKeepLessons } from '../../device/packages/room.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { formatKilobytesAsMegabytes } from '../../ui/format/format-file-size.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { useOnline } from '../../ui/states/use-online.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { lessonCardsQuery } from '../learning/learning.data.ts'
import type { Download as ListedDownload } from './list-downloads.ts'
import { hasRoom } from './storage-budget.ts'
import { useDownloads } from './use-downloads.ts'
import { useWeek, type WeekPlan } from './week.data.ts'

/** Everything that the coming seven days need, with its size first and one progress for all of it. */
export function DownloadWeek({ user }: { user: User }) {
  const { t } = useTranslation('downloads')
  const title = useId()
  const { week, isError, isFetching, retry } = useWeek(user)
  const { downloads, usedKb, isPending } = useDownloads(user.id)
  if (!canKeepLessons()) return null
  return (
    <section aria-labelledby={title}>
      <Card className="flex h-full flex-col gap-3">
        <h2 id={title} className="flex items-center gap-2 font-semibold text-xl">
          <CalendarCheck aria-hidden="true" className="size-6 shrink-0 text-brand-ink" />
          {t('week.title')}
        </h2>
        {week && !isPending ? (
          <WeekState user={user} week={week} downloads={downloads} usedKb={usedKb} />
        ) : isError ? (
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-muted">{t('week.failed')}</p>
            <Button variant="outline" isPending={isFetching} onClick={() => void retry()}>
              {t('week.retry')}
            </Button>
          </div>
        ) : (
          <SkeletonArea className="flex flex-col gap-3">
            <Skeleton className="h-5 w-3/4" shape="line" />
            <Skeleton className="h-11 w-48" shape="control" />
          </SkeletonArea>
        )}
      </Card>
    </section>
  )
}

type WeekStateProps = { user: User; week: WeekPlan; downloads: readonly ListedDownload[]; usedKb: number }

function WeekState({ user, week, downloads, usedKb }: WeekStateProps) {
  const { t, i18n } = useTranslation('downloads')
  const isOnline = useOnline()
  const cards = useQuery(lessonCardsQuery).data ?? []
  const here = new Map(downloads.flatMap((one) => (one.isHere ? [[one.lessonId, one]] : [])))
  const total = week.lessonIds.length
  const missing = week.lessonIds.filter((id) => !here.get(id)?.isCompleted)
  const coming = missing.filter((id) => here.get(id)?.status === 'in_progress')
  const restKb = cards
    .filter(({ id }) => missing.includes(id))
    .reduce((sum, { downloadSize }) => sum + (downloadSize ?? 0), 0)
  const say = (kilobytes: number) => formatKilobytesAsMegabytes(kilobytes, i18n.language)
  const start = useMutation({
    mutationFn: async () => {
      if (!hasRoom(usedKb, restKb)) throw new RangeError('no room')
      let failed = 0
      // One after the other: the first are on their way while the others are looked up.
      for (const id of missing) await startDownload(user.id, id).catch(() => (failed += 1))
      return failed
    },
    onSuccess: (failed) => {
      if (failed > 0) toast({ title: t('week.some', { count: failed }), variant: 'destructive' })
    },
    onError: () => toast({ title: t('week.noRoom', { size: say(restKb) }), variant: 'destructive' }),
  })
  if (total === 0) return <p className="text-muted">{t('week.nothing')}</p>
  if (missing.length === 0) {
    return (
      <p className="flex items-center gap-2">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />
        {t('week.done', { count: total })}
      </p>
    )
  }
  const points = week.lessonIds.reduce((sum, id) => sum + (here.get(id)?.percent ?? 0), 0)
  return (
    <>
      <p className="text-muted">
        {t('week.about', { count: total, size: say(week.sizeKb) })}{' '}
        {missing.length < total && t('week.rest', { count: missing.length, size: say(restKb) })}
      </p>
      {coming.length > 0 && (
        <ProgressBar
          label={t('week.progress')}
          percent={Math.floor(points / total)}
          valueText={t('week.value', { done: total - missing.length, total })}
        />
      )}
      {coming.length < missing.length && (
        <Button
          icon={Download}
          className="self-start"
          disabled={!isOnline}
          isPending={start.isPending}
          pendingLabel={t('week.pending')}
          onClick={() => start.mutate()}
        >
          {t('week.action')}
        </Button>
      )}
    </>
  )
}
