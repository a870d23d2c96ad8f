import { useQuery } from '@tanstack/react-query'
import { Download, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { LessonCard } from '#contract/lessons.ts'
import type { ProgressRecord } from '#contract/progress.ts'
import type { Subject } from '#contract/subjects.ts'
import { listProgressPercent } from '#engines/lessons/index.ts'
import { usePackages } from '../../../kit/downloads/downloads.data.ts'
import { downloadsQuery } from '../../../kit/learning/learning.data.ts'
import { StartLessonButton } from '../../../kit/learning/start-lesson-button.tsx'
import { SubjectIcon } from '../../../kit/learning/subject-icon.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { StarRating } from '../../../ui/display/star-rating.tsx'
import { formatKilobytesAsMegabytes } from '../../../ui/format/format-file-size.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useDownloadLesson } from '../download/use-download-lesson.ts'
import { gradeText } from '../grade-text.ts'

export type LessonDetailsProps = {
  lesson: LessonCard
  subject: Subject
  /** Null when the lesson was never opened, undefined while nobody knows. */
  record: ProgressRecord | null | undefined
  user: User
}

export function LessonDetails({ lesson, subject, record, user }: LessonDetailsProps) {
  const { t, i18n } = useTranslation('lessons')
  const { id, title, description, duration, difficulty, downloadSize } = lesson
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-2">
        <Badge tone="neutral">
          <SubjectIcon icon={subject.icon} />
          {subject.name}
        </Badge>
        <Badge tone="neutral">{gradeText(lesson, t)}</Badge>
      </div>
      <div>
        <h3 className="font-semibold text-xl">{title}</h3>
        <p className="text-muted">{description}</p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
        <Fact name={t('details.duration')}>{t('minutes', { count: duration })}</Fact>
        <Fact name={t('details.difficulty')}>
          <StarRating
            rating={difficulty}
            label={t('details.stars', { difficulty })}
            className="align-middle"
          />
        </Fact>
        {downloadSize !== null && (
          <Fact name={t('details.size')}>{formatKilobytesAsMegabytes(downloadSize, i18n.language)}</Fact>
        )}
      </dl>
      <ProgressBar
        label={t('progress')}
        percent={record ? listProgressPercent(record) : 0}
        valueText={record ? undefined : record === null ? t('notStarted') : '–'}
      />
      <div className="flex flex-col-reverse flex-wrap justify-end gap-3 sm:flex-row sm:items-center">
        <DownloadPart lesson={lesson} user={user} />
        <StartLessonButton
          user={user}
          lessonId={id}
          label={record ? t('details.continue') : t('details.start')}
          name={t(record ? 'details.continueNamed' : 'details.startNamed', { title })}
        />
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </>
  )
}

/** Documented: a download shows for a second and a half at least. */
const SHORTEST_DOWNLOAD_MS = 1500

/** Documented: the button goes once the lesson has a completed download. */
function DownloadPart({ lesson, user }: Pick<LessonDetailsProps, 'lesson' | 'user'>) {
  const { t } = useTranslation('lessons')
  const records = useQuery(downloadsQuery(user.id))
  const { packages } = usePackages(user.id)
  const isStored = packages.some(({ lessonId, state }) => lessonId === lesson.id && state === 'completed')
  const download = useDownloadLesson(user, {
    shortestMs: SHORTEST_DOWNLOAD_MS,
    onDone: () => toast({ title: t('details.done') }),
    onFailed: (hint) =>
      toast({
        title: t('details.failed'),
        ...(hint !== undefined && { description: hint }),
        variant: 'destructive',
      }),
  })
  const isDone =
    isStored || records.data?.some(({ lessonId, status }) => lessonId === lesson.id && status === 'completed')
  if (isDone && !download.isPending)
    return (
      <p className="flex items-center gap-2 text-muted sm:me-auto">
        <WifiOff aria-hidden="true" className="size-5 shrink-0" />
        {isStored ? t('details.onDevice') : t('details.elsewhere')}
      </p>
    )
  return (
    <Button
      variant="outline"
      isPending={download.isPending}
      pendingLabel={t('details.downloading')}
      onClick={() => download.mutate(lesson)}
    >
      <Download aria-hidden="true" />
      {t('details.download')}
    </Button>
  )
}
