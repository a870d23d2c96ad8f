import { useTranslation } from 'react-i18next'
import type { Trust } from '#contract/admin/honesty.ts'
import { Card, CardTitle } from '../../ui/layout/card.tsx'
import { useNumberFormats } from './use-number-formats.ts'

/** Which model foresees for learners, and what it has done to be trusted. */
export function TrustCard({ trust }: { trust: Trust }) {
  const { t } = useTranslation('honesty')
  const { writeCount, writeDecimals } = useNumberFormats()
  return (
    <Card tone="brand">
      <CardTitle>{t('trust.heading', { model: t(`model.${trust.model}`) })}</CardTitle>
      <p className="mt-2 max-w-reading">
        {t(`trust.${trust.reason}`, {
          answers: writeCount(trust.answers),
          least: writeCount(trust.leastAnswers),
          most: writeDecimals(trust.mostWorse),
          engine: writeDecimals(trust.engineLogLoss ?? 0),
          elo: writeDecimals(trust.eloLogLoss ?? 0),
        })}
      </p>
      {trust.reason !== 'tooFewAnswers' && (
        <p className="mt-2 max-w-reading text-brand-ink">{t('trust.latest')}</p>
      )}
    </Card>
  )
}
