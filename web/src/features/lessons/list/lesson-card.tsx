import { CircleCheck, Clock, GraduationCap, Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { listProgressPercent } from '#engines/lessons/index.ts'
import { findAccent } from '../../../kit/learning/find-accent.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { StartLessonButton } from '../../../kit/learning/start-lesson-button.tsx'
import { SubjectIcon } from '../../../kit/learning/subject-icon.tsx'
import { SpeakButton } from '../../../kit/speech/speak-button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { gradeText } from '../grade-text.ts'
import { LessonDetails, type LessonDetailsProps } from './lesson-details.tsx'

export function LessonCard({ lesson, subject, record, user }: LessonDetailsProps) {
  const { t } = useTranslation('lessons')
  const { id, title, description } = lesson
  return (
    <Card
      padding="small"
      accent={findAccent(subject.name, subject.color)}
      className="flex h-full flex-col gap-3"
    >
      <div className="flex items-start justify-between gap-2">
        <Badge tone="neutral">
          <SubjectIcon icon={subject.icon} />
          {subject.name}
        </Badge>
        {record?.completed && (
          <Badge tone="success">
            <CircleCheck aria-hidden="true" />
            {t('completed')}
          </Badge>
        )}
      </div>
      <div className="flex-1" lang="en">
        <h4 className="font-medium text-lg">{title}</h4>
        <p className="text-muted">{description}</p>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
        <span className="flex items-center gap-1.5">
          <Clock aria-hidden="true" className="size-5" />
          {t('minutes', { count: lesson.duration })}
        </span>
        <span className="flex items-center gap-1.5">
          <GraduationCap aria-hidden="true" className="size-5" />
          {gradeText(lesson, t)}
        </span>
      </p>
      <ProgressBar label={t('progress')} percent={record ? listProgressPercent(record) : 0} />
      <div className="flex items-center justify-between gap-2">
        <StartLessonButton
          user={user}
          lessonId={id}
          size={isYoung(user) ? 'large' : 'medium'}
          label={record ? t('list.continue') : t('list.start')}
          name={t(record ? 'list.continueNamed' : 'list.startNamed', { title })}
        />
        <span className="flex">
          {isYoung(user) && (
            <SpeakButton text={`${title}. ${description}`} label={t('list.listen', { title })} />
          )}
          <Dialog
            title={t('details.title')}
            trigger={<IconButton label={t('list.details', { title })} icon={<Info aria-hidden="true" />} />}
          >
            <LessonDetails lesson={lesson} subject={subject} record={record} user={user} />
          </Dialog>
        </span>
      </div>
    </Card>
  )
}
