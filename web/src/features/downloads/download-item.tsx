import { CircleCheck, CloudDownload, Pause, Play, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Subject } from '#contract/subjects.ts'
import { pauseDownload, resumeDownload } from '../../device/packages/downloads.ts'
import { canKeepLessons } from '../../device/packages/room.ts'
import { AppLink } from '../../kit/app-link.tsx'
import type { Download } from '../../kit/downloads/list-downloads.ts'
import { findAccent } from '../../kit/learning/find-accent.ts'
import { SubjectIcon } from '../../kit/learning/subject-icon.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { formatKilobytesAsMegabytes } from '../../ui/format/format-file-size.ts'
import { Card } from '../../ui/layout/card.tsx'
import { useOnline } from '../../ui/states/use-online.ts'
import { useFetchHere } from './use-download-actions.ts'

type DownloadItemProps = {
  user: User
  download: Download
  subject: Subject | undefined
  onDelete: () => void
}

export function DownloadItem({ user, download, subject, onDelete }: DownloadItemProps) {
  const { t, i18n } = useTranslation('downloads')
  const { lessonId, durationMinutes, sizeKb, isCompleted, isHere, percent, trouble } = download
  const title = download.title ?? t('unknown')
  return (
    <Card
      padding="small"
      accent={subject && findAccent(subject.name, subject.color)}
      className="flex flex-col gap-3"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-2">
          <h3 className="break-words font-medium text-lg">
            {download.title === null ? (
              title
            ) : (
              <AppLink
                to="/lessons/$lessonId"
                params={{ lessonId: String(lessonId) }}
                className="underline-offset-4 hover:underline"
              >
                {title}
              </AppLink>
            )}
          </h3>
          <p className="flex flex-wrap items-center gap-2 text-muted">
            {subject && (
              <Badge tone="neutral">
                <SubjectIcon icon={subject.icon} />
                {subject.name}
              </Badge>
            )}
            {durationMinutes !== null && <span>{t('minutes', { count: durationMinutes })}</span>}
            <span>{formatKilobytesAsMegabytes(sizeKb, i18n.language)}</span>
            <Place isHere={isHere} isCompleted={isCompleted} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Controls user={user} download={download} title={title} />
          <Button variant="outline" aria-label={t('item.deleteNamed', { title })} onClick={onDelete}>
            <Trash2 aria-hidden="true" />
            {t('item.delete')}
          </Button>
        </div>
      </div>
      {!isCompleted && <ProgressBar label={t('item.progress', { title })} isLabelHidden percent={percent} />}
      {!isCompleted && (
        <p className="flex justify-between gap-3 text-muted">
          <span>
            {trouble
              ? t(`trouble.${trouble}`)
              : t(download.status === 'paused' ? 'item.paused' : 'item.downloading')}
          </span>
          <span className="font-heading tabular-nums">{`${percent}%`}</span>
        </p>
      )}
    </Card>
  )
}

function Place({ isHere, isCompleted }: Pick<Download, 'isHere' | 'isCompleted'>) {
  const { t } = useTranslation('downloads')
  if (!isHere) return <Badge tone="outline">{t('item.elsewhere')}</Badge>
  if (!isCompleted) return null
  return (
    <Badge tone="success">
      <CircleCheck aria-hidden="true" />
      {t('item.here')}
    </Badge>
  )
}

/** What can be done with it now: pause, go on, or fetch what only another device has. */
function Controls({ user, download, title }: { user: User; download: Download; title: string }) {
  const { t } = useTranslation('downloads')
  const isOnline = useOnline()
  const fetchHere = useFetchHere(user.id)
  const { lessonId, isHere, status } = download
  if (!isHere) {
    if (download.title === null || !canKeepLessons()) return null
    const isBegun = status !== 'completed'
    return (
      <Button
        variant="secondary"
        aria-label={t(isBegun ? 'item.resumeNamed' : 'item.fetchNamed', { title })}
        disabled={!isOnline}
        isPending={fetchHere.isPending}
        onClick={() => fetchHere.mutate(lessonId)}
      >
        {isBegun ? <Play aria-hidden="true" /> : <CloudDownload aria-hidden="true" />}
        {isBegun ? t('item.resume') : t('item.fetch')}
      </Button>
    )
  }
  if (status === 'completed') return null
  // One button in both states: whoever presses it keeps the focus.
  const isPaused = status === 'paused'
  return (
    <Button
      variant="secondary"
      aria-label={t(isPaused ? 'item.resumeNamed' : 'item.pauseNamed', { title })}
      disabled={isPaused && !isOnline}
      onClick={() => void (isPaused ? resumeDownload : pauseDownload)(user.id, lessonId)}
    >
      {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      {isPaused ? t('item.resume') : t('item.pause')}
    </Button>
  )
}
