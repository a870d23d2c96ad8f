import { Repeat } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/display/badge.tsx'

/** A card that was forgotten again and again: it had better be written anew. */
export function LeechBadge({ lapses }: { lapses: number }) {
  const { t } = useTranslation('flashcards')
  return (
    <Badge tone="warning" title={t('leech.times', { count: lapses })}>
      <Repeat aria-hidden="true" />
      {t('leech.name')}
    </Badge>
  )
}

export function LeechAdvice({ lapses }: { lapses: number }) {
  const { t } = useTranslation('flashcards')
  return (
    <p className="rounded-control bg-warning-soft p-3 text-warning-ink">
      {t('leech.times', { count: lapses })} {t('leech.advice')}
    </p>
  )
}
