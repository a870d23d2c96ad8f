import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/display/badge.tsx'

type Counts = { fresh: number; learning: number; reviews: number }

const TONES = { fresh: 'info', learning: 'warning', reviews: 'cyan' } as const

/** How many are new, being learned and known. */
export function DueCounts({ counts }: { counts: Counts }) {
  const { t } = useTranslation('flashcards')
  return (
    <ul aria-label={t('due.counts')} className="flex flex-wrap gap-2">
      {(['fresh', 'learning', 'reviews'] as const).map((kind) => (
        <li key={kind}>
          <Badge tone={TONES[kind]}>
            <span className="font-heading tabular-nums">{counts[kind]}</span> {t(`due.${kind}`)}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
