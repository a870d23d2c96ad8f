import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/card.tsx'
import { LinkButton } from '../navigation/link-button.tsx'
import { publicationCountQuery } from './publication-count.data.ts'

/** Students wait to hear whether others may see what they wrote. Nothing while none does. */
export function WaitingPublications() {
  const { t } = useTranslation('publications')
  const { waiting = 0 } = useQuery(publicationCountQuery).data ?? {}
  if (waiting === 0) return null
  return (
    <Card padding="small" className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 items-start gap-3">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        <div>
          <h2 className="font-semibold text-lg">{t('card.waiting', { count: waiting })}</h2>
          <p className="text-muted">{t('card.text')}</p>
        </div>
      </div>
      <LinkButton to="/teacher/approvals" variant="outline">
        {t('card.look')}
      </LinkButton>
    </Card>
  )
}
