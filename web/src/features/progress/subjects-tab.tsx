import { useTranslation } from 'react-i18next'
import type { ProgressMetric } from '#contract/progress.ts'
import { SubjectIcon } from '../../kit/learning/subject-icon.tsx'
import { masteryTone } from '../../ui/display/mastery-tone.ts'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'

export function SubjectsTab({ metrics }: { metrics: readonly ProgressMetric[] }) {
  const { t } = useTranslation('progress')
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {metrics.map(
        ({ subjectId, subjectName, subjectIcon, masteryLevel, strengthAreas, improvementAreas }) => (
          <li key={subjectId}>
            <Card className="flex h-full flex-col gap-4">
              <h2 className="flex items-center gap-2 font-medium text-xl">
                <SubjectIcon icon={subjectIcon} className="size-6 shrink-0" />
                {subjectName}
              </h2>
              <ProgressBar
                label={t('mastery', { subject: subjectName })}
                percent={masteryLevel}
                color={`var(--tone-${masteryTone(masteryLevel)})`}
              />
              <Areas
                heading={t('subjects.strengths')}
                areas={strengthAreas}
                none={t('subjects.noStrengths')}
              />
              <Areas
                heading={t('subjects.improvements')}
                areas={improvementAreas}
                none={t('subjects.noImprovements')}
              />
            </Card>
          </li>
        ),
      )}
    </ul>
  )
}

function Areas({ heading, areas, none }: { heading: string; areas: readonly string[]; none: string }) {
  return (
    <div>
      <h3 className="font-medium">{heading}</h3>
      {areas.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="list-disc ps-5">
          {areas.map((area) => (
            <li key={area}>{area}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
