import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { pageProgressPercent } from '#engines/lessons/index.ts'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { formatDuration } from '../../../ui/format/format-duration.ts'
import type { Visit } from './visit.ts'

/** The timed progress bar; alone in a component, because it changes every second. */
export function LessonTimer({ visit, durationMinutes }: { visit: Visit; durationMinutes: number }) {
  const { t } = useTranslation('lessons')
  const seconds = useSyncExternalStore(visit.subscribe, visit.readSeconds)
  return (
    <ProgressBar
      className="min-w-0 flex-1"
      label={t('page.time', { time: formatDuration(seconds) })}
      percent={pageProgressPercent(seconds, durationMinutes)}
    />
  )
}
