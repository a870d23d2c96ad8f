import { useQuery } from '@tanstack/react-query'
import { BookOpen, Plus, Wifi, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { startDownload } from '../../device/packages/downloads.ts'
import { canKeepLessons } from '../../device/packages/room.ts'
import { announce } from '../../kit/announce.ts'
import { DownloadWeek } from '../../kit/downloads/download-week.tsx'
import { roomQuery } from '../../kit/downloads/downloads.data.ts'
import type { Download } from '../../kit/downloads/list-downloads.ts'
import { STORAGE_TOTAL_KB } from '../../kit/downloads/storage-budget.ts'
import { useDownloads } from '../../kit/downloads/use-downloads.ts'
import { subjectsQuery } from '../../kit/learning/learning.data.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { EndlessList } from '../../kit/study/endless-list.tsx'
import { withUser } from '../../kit/with-user.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { formatFileSize, formatKilobytesAsMegabytes } from '../../ui/format/format-file-size.ts'
import { Card } from '../../ui/layout/card.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { useOnline } from '../../ui/states/use-online.ts'
import { DownloadItem } from './download-item.tsx'
import { useRemove } from './use-download-actions.ts'

export const DownloadsScreen = withUser(Downloads)

function Downloads({ user }: { user: User }) {
  const { t, i18n } = useTranslation('downloads')
  const isOnline = useOnline()
  const { downloads, usedKb, isPending, isPartial, retry } = useDownloads(user.id)
  useAdoption(user.id, downloads, isOnline && !isPending)
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex flex-col items-start gap-2">
          <h1 className="font-semibold text-3xl">{t('title')}</h1>
          <p className="text-muted">{t('intro')}</p>
          <div role="status">
            <Badge tone={isOnline ? 'success' : 'warning'}>
              {isOnline ? <Wifi aria-hidden="true" /> : <WifiOff aria-hidden="true" />}
              {isOnline ? t('online') : t('offline')}
            </Badge>
          </div>
        </div>
        <div className="flex max-w-64 flex-col gap-1">
          <LessonsButton isOnline={isOnline}>
            <Plus aria-hidden="true" />
            {t('new')}
          </LessonsButton>
          {!isOnline && <p className="text-muted">{t('newOffline')}</p>}
        </div>
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <StorageCard usedKb={usedKb} locale={i18n.language} />
        <DownloadWeek user={user} />
      </div>
      {isPending ? (
        <SkeletonBlocks blocks={['h-32', 'h-32']} />
      ) : (
        <>
          {(downloads.length > 0 || isPartial) && (
            <DownloadList user={user} downloads={downloads} isPartial={isPartial} onRetry={retry} />
          )}
          {downloads.length === 0 && (
            <EmptyState
              drawing={<OpenBook />}
              title={t('list.empty')}
              description={t('list.emptyText')}
              action={
                <LessonsButton isOnline={isOnline}>
                  <BookOpen aria-hidden="true" />
                  {t('list.first')}
                </LessonsButton>
              }
            />
          )}
        </>
      )}
    </div>
  )
}

/** Leads to the lessons; without a connection there is nothing to choose from. */
function LessonsButton({ isOnline, children }: { isOnline: boolean; children: ReactNode }) {
  if (!isOnline) return <Button disabled>{children}</Button>
  return <LinkButton to="/lessons">{children}</LinkButton>
}

/** Documented: opening the list goes on with what is on its way; of what another device began, nothing is here yet. */
function useAdoption(userId: number, downloads: readonly Download[], isReady: boolean): void {
  const adopted = useRef(new Set<number>())
  const orphans = downloads
    .filter(({ isHere, status, title }) => !isHere && status === 'in_progress' && title !== null)
    .map(({ lessonId }) => lessonId)
    .join()
  useEffect(() => {
    if (!isReady || orphans === '' || !canKeepLessons()) return
    for (const lessonId of orphans.split(',').map(Number)) {
      if (adopted.current.has(lessonId)) continue
      adopted.current.add(lessonId)
      // It stands in the list with a button of its own: whoever wants it can try again.
      startDownload(userId, lessonId).catch(() => {})
    }
  }, [userId, orphans, isReady])
}

/** The documented budget, and beside it what the browser of this device really allows. */
function StorageCard({ usedKb, locale }: { usedKb: number; locale: string }) {
  const { t } = useTranslation('downloads')
  const title = useId()
  const room = useQuery(roomQuery).data
  const say = (kilobytes: number) => formatKilobytesAsMegabytes(kilobytes, locale)
  const size = (bytes: number) => formatFileSize(bytes, 2, locale)
  return (
    <section aria-labelledby={title}>
      <Card className="flex h-full flex-col gap-3">
        <h2 id={title} className="font-semibold text-xl">
          {t('storage.title')}
        </h2>
        <ProgressBar
          label={t('storage.meter')}
          isLabelHidden
          percent={(usedKb * 100) / STORAGE_TOTAL_KB}
          valueText={t('storage.of', { used: say(usedKb), total: say(STORAGE_TOTAL_KB) })}
        />
        <p className="flex flex-wrap justify-between gap-x-4 font-heading tabular-nums">
          <span>{t('storage.used', { size: say(usedKb) })}</span>
          <span>{t('storage.available', { size: say(Math.max(0, STORAGE_TOTAL_KB - usedKb)) })}</span>
        </p>
        {canKeepLessons() ? (
          // The usual four lines are kept free while the browser counts.
          <p className="min-h-24 text-muted">
            {room && t('storage.device', { used: size(room.usedBytes), quota: size(room.quotaBytes) })}{' '}
            {room && t(room.isPersistent ? 'storage.kept' : 'storage.mayGo')}
          </p>
        ) : (
          <p>{t('storage.unsafe')}</p>
        )}
      </Card>
    </section>
  )
}

type DownloadListProps = {
  user: User
  downloads: readonly Download[]
  /** What other devices have is not known. */
  isPartial: boolean
  onRetry: () => void
}

function DownloadList({ user, downloads, isPartial, onRetry }: DownloadListProps) {
  const { t, i18n } = useTranslation('downloads')
  const subjects = useQuery(subjectsQuery).data ?? []
  const heading = useRef<HTMLHeadingElement>(null)
  const [doomed, setDoomed] = useState<Download | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const titleOf = (download: Download | null) => download?.title ?? t('unknown')
  const remove = useRemove(user.id, {
    onDone: (download) => {
      announce(t('remove.done', { title: titleOf(download) }))
      // The button that asked for it is gone with its item.
      heading.current?.focus()
    },
  })
  const size = formatKilobytesAsMegabytes(doomed?.sizeKb ?? 0, i18n.language)
  return (
    <section aria-labelledby="downloads-list" className="flex flex-col gap-4">
      <h2 id="downloads-list" ref={heading} tabIndex={-1} className="font-semibold text-xl outline-none">
        {t('list.title')}
      </h2>
      {isPartial && (
        <p className="flex flex-wrap items-center gap-3 text-muted">
          {t('list.partial')}
          <Button variant="outline" onClick={onRetry}>
            {t('list.retry')}
          </Button>
        </p>
      )}
      {downloads.length > 0 && (
        <EndlessList
          items={downloads}
          keyOf={({ lessonId }) => lessonId}
          label={t('list.label')}
          className="flex flex-col gap-4"
        >
          {(download) => (
            <DownloadItem
              user={user}
              download={download}
              subject={subjects.find(({ id }) => id === download.subjectId)}
              onDelete={() => {
                setDoomed(download)
                setIsAsking(true)
              }}
            />
          )}
        </EndlessList>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('remove.title')}
        description={
          <>
            <span className="block">{t('remove.question', { title: titleOf(doomed) })}</span>
            <span className="mt-2 block">
              {doomed?.isHere === false ? t('remove.noteElsewhere') : t('remove.note', { size })}
            </span>
          </>
        }
        confirmLabel={t('item.delete')}
        isDestructive
        onConfirm={() => doomed && remove.mutate(doomed)}
      />
    </section>
  )
}
