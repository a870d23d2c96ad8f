import { CircleCheck, Clock, Download, WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Lesson } from '#contract/lessons.ts'
import type { Subject } from '#contract/subjects.ts'
import { usePackages } from '../../../kit/downloads/downloads.data.ts'
import { findAccent } from '../../../kit/learning/find-accent.ts'
import { SubjectIcon } from '../../../kit/learning/subject-icon.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useDownloadLesson } from '../download/use-download-lesson.ts'
import { gradeText } from '../grade-text.ts'

type LessonHeaderProps = { lesson: Lesson; subject: Subject | undefined; user: User; isCompleted: boolean }

export function LessonHeader({ lesson, subject, user, isCompleted }: LessonHeaderProps) {
  const { t } = useTranslation('lessons')
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // The lesson came after the page had changed: its heading takes the focus from where it had to wait. With the next
    // frame, which lays the page out in any case.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.matches('body, main')) heading.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <header className="flex flex-col gap-4">
      <div
        className="border-l-6 pl-4"
        style={{ borderColor: subject && findAccent(subject.name, subject.color) }}
        lang="en"
      >
        <h1 ref={heading} tabIndex={-1} className="font-semibold text-3xl sm:text-4xl">
          {lesson.title}
        </h1>
        <p className="mt-1 text-lg text-muted">{lesson.description}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {subject && (
          <Badge tone="neutral">
            <SubjectIcon icon={subject.icon} />
            {subject.name}
          </Badge>
        )}
        <Badge tone="neutral">{gradeText(lesson, t)}</Badge>
        <Badge tone="neutral">
          <Clock aria-hidden="true" />
          {t('minutes', { count: lesson.duration })}
        </Badge>
        {isCompleted && (
          <Badge tone="success">
            <CircleCheck aria-hidden="true" />
            {t('completed')}
          </Badge>
        )}
        <span className="lg:ms-auto print:hidden">
          <DownloadButton lesson={lesson} user={user} />
        </span>
      </div>
    </header>
  )
}

function DownloadButton({ lesson, user }: { lesson: Lesson; user: User }) {
  const { t } = useTranslation('lessons')
  const { packages } = usePackages(user.id)
  const isStored = packages.some(({ lessonId, state }) => lessonId === lesson.id && state === 'completed')
  const download = useDownloadLesson(user, {
    onDone: () => toast({ title: t('page.downloadComplete'), description: t('page.downloadCompleteText') }),
    onFailed: (hint) =>
      toast({
        title: t('page.downloadFailed'),
        description: [t('page.downloadFailedText'), hint].filter(Boolean).join(' '),
        variant: 'destructive',
      }),
  })
  if (isStored && !download.isPending) {
    return (
      <p
        // The button that was pressed is gone: what it did takes its place.
        ref={(note) => {
          if (download.isSuccess) note?.focus()
        }}
        tabIndex={-1}
        className="flex min-h-11 items-center gap-2 text-muted"
      >
        <WifiOff aria-hidden="true" className="size-5 shrink-0" />
        {t('details.onDevice')}
      </p>
    )
  }
  return (
    <Button
      variant="outline"
      isPending={download.isPending}
      pendingLabel={t('page.downloading')}
      onClick={() => download.mutate(lesson)}
    >
      <Download aria-hidden="true" />
      {t('page.download')}
    </Button>
  )
}
