import { useQuery } from '@tanstack/react-query'
import { Map as MapIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ProgressMetric } from '#contract/progress.ts'
import { metricsQuery } from '../../../kit/learning/learning.data.ts'
import { SubjectIcon } from '../../../kit/learning/subject-icon.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { masteryTone } from '../../../ui/display/mastery-tone.ts'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'

type SubjectLevelsProps = { studentId: number; onOpenMap: (subject: string) => void }

/** How each subject stands, with the way to the skills behind it. */
export function SubjectLevels({ studentId, onOpenMap }: SubjectLevelsProps) {
  const { t } = useTranslation('students')
  const metrics = useQuery(metricsQuery(studentId))
  return (
    <TitledSection title={t('subjects.heading')}>
      {metrics.isPending && (
        <SkeletonBlocks blocks={['h-40']} times={3} className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3" />
      )}
      {metrics.isError && !metrics.data && (
        <ErrorState title={t('subjects.failed')} query={metrics} headingLevel={3} />
      )}
      {metrics.data && <Subjects metrics={metrics.data} onOpenMap={onOpenMap} />}
    </TitledSection>
  )
}

type SubjectsProps = { metrics: readonly ProgressMetric[]; onOpenMap: (subject: string) => void }

/** What was begun as cards, the rest as a line: most students work on two or three of eight. */
function Subjects({ metrics, onOpenMap }: SubjectsProps) {
  const { t } = useTranslation('students')
  const [begun, others] = [
    metrics.filter(({ isBegun }) => isBegun),
    metrics.filter(({ isBegun }) => !isBegun),
  ]
  return (
    <>
      {begun.length === 0 && <p className="text-muted">{t('subjects.none')}</p>}
      <ul className="grid gap-4 empty:hidden lg:grid-cols-2 xl:grid-cols-3">
        {begun.map((metric) => (
          <SubjectLevel key={metric.subjectId} metric={metric} onOpenMap={onOpenMap} />
        ))}
      </ul>
      {begun.length > 0 && others.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 text-muted">
          {t('subjects.notBegun')}
          {others.map(({ subjectId, subjectName }) => (
            <Button
              key={subjectId}
              variant="link"
              className="px-1"
              aria-label={t('subjects.mapOf', { subject: subjectName })}
              onClick={() => onOpenMap(subjectName)}
            >
              {subjectName}
            </Button>
          ))}
        </p>
      )}
    </>
  )
}

type SubjectLevelProps = { metric: ProgressMetric; onOpenMap: (subject: string) => void }

function SubjectLevel({ metric, onOpenMap }: SubjectLevelProps) {
  const { t } = useTranslation('students')
  const { subjectName, subjectIcon, masteryLevel, skills, completedLessons, totalLessons } = metric
  return (
    <li>
      <Card padding="small" className="flex h-full flex-col gap-3">
        <h3 className="flex items-center gap-2 font-medium text-lg">
          <SubjectIcon icon={subjectIcon} className="size-6 shrink-0" />
          {subjectName}
        </h3>
        <ProgressBar
          label={t('subjects.mastery', { subject: subjectName })}
          percent={masteryLevel}
          // Where the grade has no skills there is nothing to hold.
          valueText={skills === 0 ? '–' : undefined}
          color={`var(--tone-${masteryTone(masteryLevel)})`}
        />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
          <span className="text-muted">
            {t('subjects.lessons', { completed: completedLessons, total: totalLessons })}
          </span>
          <Button
            icon={MapIcon}
            variant="secondary"
            aria-label={t('subjects.mapOf', { subject: subjectName })}
            onClick={() => onOpenMap(subjectName)}
          >
            {t('subjects.map')}
          </Button>
        </div>
      </Card>
    </li>
  )
}
