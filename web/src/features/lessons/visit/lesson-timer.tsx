import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { pageProgressPercent } from '#engines/lessons/index.ts'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { formatDuration } from '../../../ui/format/format-duration.ts'
import type { Visit } from './visit.ts'

/** The timed progress bar; alone in a component, because it changes every second. */
export function LessonTimer({ visit, durationMinutes }: { visit: Visit; durationMinutes: number }) {
  const { t } = useTranslation('lessons')
  const seconds = useSyncExternalStore(visit.subscribe, visit.readSeconds, visit.readSeconds)
  const percent = pageProgressPercent(seconds, durationMinutes)
  const time = formatDuration(seconds)
  const label = t('page.time', { time })
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      {/* The bar itself says both to those who do not see them. */}
      <div aria-hidden="true" className="flex justify-between gap-2 font-heading text-muted tabular-nums">
        <span className="max-sm:hidden">{label}</span>
        <span className="sm:hidden">{time}</span>
        <span>{`${percent}%`}</span>
      </div>
      <ProgressBar label={label} isLabelHidden percent={percent} />
    </div>
  )
}
