import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DashboardStats } from '#contract/dashboard.ts'
import { dashboardStatsQuery } from '../../kit/learning/learning.data.ts'
import { SubjectIcon } from '../../kit/learning/subject-icon.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'

type Area = DashboardStats['subjectProgress'][number]

const LOOKS: Record<Area['name'], { icon: string; color: string; sample: number }> = {
  Mathematics: { icon: 'calculator', color: 'var(--subject-mathematics)', sample: 75 },
  Science: { icon: 'flask-conical', color: 'var(--subject-science)', sample: 60 },
  Reading: { icon: 'book-open', color: 'var(--subject-english)', sample: 80 },
  Writing: { icon: 'book-open', color: 'var(--subject-english)', sample: 65 },
}

/** The two strands of English count apart. Without any activity a marked example shows what will stand here. */
export function SubjectProgress() {
  const { t } = useTranslation('dashboard')
  const stats = useQuery(dashboardStatsQuery)
  // The figures above say that loading failed, and how to try again.
  if (stats.isError && !stats.data) return null
  return (
    <section aria-labelledby="subjects-heading" className="flex flex-col gap-4">
      <h2 id="subjects-heading" className="font-semibold text-2xl">
        {t('subjects.heading')}
      </h2>
      {stats.isPending ? (
        <SkeletonArea className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {Object.keys(LOOKS).map((name) => (
            <Skeleton key={name} className="h-32" />
          ))}
        </SkeletonArea>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {stats.data.subjectProgress.map((area) => (
            <AreaCard key={area.name} area={area} />
          ))}
        </ul>
      )}
    </section>
  )
}

function AreaCard({ area: { name, mastery, problemsSolved } }: { area: Area }) {
  const { t } = useTranslation('dashboard')
  const { icon, color, sample } = LOOKS[name]
  return (
    <li>
      <Card padding="small" accent={color} className="flex h-full flex-col gap-3">
        <div className="flex flex-col items-start gap-2">
          <h3 className="flex shrink-0 items-center gap-2 font-medium text-lg">
            <SubjectIcon icon={icon} className="size-6 shrink-0" />
            {t(`subjects.${name}`)}
          </h3>
          {mastery === null && (
            <Tooltip content={t('subjects.sampleText')}>
              <Badge tone="outline" className="shrink-0">
                {t('subjects.sample')}
              </Badge>
            </Tooltip>
          )}
        </div>
        <ProgressBar
          className="mt-auto"
          label={t(`subjects.${name}`)}
          isLabelHidden
          percent={mastery ?? sample}
          color={color}
        />
        <p className="flex justify-between gap-3 text-muted">
          <span>{t('subjects.solved', { count: problemsSolved })}</span>
          <span className="font-heading tabular-nums">{`${mastery ?? sample}%`}</span>
        </p>
      </Card>
    </li>
  )
}
