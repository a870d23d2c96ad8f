import {
  BookOpenCheck,
  Clock,
  Flame,
  Layers,
  LibraryBig,
  type LucideIcon,
  NotebookPen,
  Trophy,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ProfileStats } from '#contract/profile/profile.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { toHours } from './to-hours.ts'

/** Who has switched gamification off sees no count of badges. */
export function StatList({ stats, isGamified }: { stats: ProfileStats; isGamified: boolean }) {
  const { t, i18n } = useTranslation('profile')
  const shown: [LucideIcon, string, number][] = [
    [Clock, t('stats.hours'), toHours(stats.totalStudyTime)],
    [BookOpenCheck, t('stats.lessons'), stats.lessonsCompleted],
    ...(isGamified
      ? [[Trophy, t('stats.achievements'), stats.achievements] as [LucideIcon, string, number]]
      : []),
    [Flame, t('stats.streak'), stats.streakDays],
    [NotebookPen, t('stats.notes'), stats.totalNotes],
    [Layers, t('stats.flashcards'), stats.totalFlashcards],
    [LibraryBig, t('stats.guides'), stats.totalStudyGuides],
  ]
  const format = new Intl.NumberFormat(i18n.language)
  return (
    <section aria-labelledby="profile-stats" className="flex flex-col gap-4">
      <h2 id="profile-stats" className="font-semibold text-2xl">
        {t('stats.heading')}
      </h2>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {shown.map(([Icon, label, value]) => (
          <Card key={label} padding="small" className="flex h-full flex-col-reverse justify-end gap-1">
            <dt className="text-muted">{label}</dt>
            <dd className="flex items-center justify-between gap-2 font-heading font-semibold text-3xl tabular-nums">
              {format.format(value)}
              <Icon aria-hidden="true" className="size-6 text-brand" />
            </dd>
          </Card>
        ))}
      </dl>
    </section>
  )
}
