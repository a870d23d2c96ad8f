import { CircleAlert, CircleCheck, CircleDashed, CirclePause } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AiState } from '#contract/admin/ai.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { formatRelativeTime } from '../../ui/format/format-relative-time.ts'
import { Card, CardTitle } from '../../ui/layout/card.tsx'

/** Who answers learners, and whether it does. */
export function EngineCard({ ai }: { ai: AiState }) {
  const { t } = useTranslation('aiAdmin')
  return (
    <Card tone="brand" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <CardTitle>{t(`provider.${ai.provider}`)}</CardTitle>
        <StateBadge health={ai.health} />
      </div>
      {ai.health === null ? (
        <p className="max-w-reading">{t('engine.embedded')}</p>
      ) : (
        <>
          <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
            <Fact label={t('engine.model')} value={ai.model ?? ''} />
            <Fact label={t('engine.host')} value={ai.host ?? t('engine.ownHost')} />
            <Fact
              label={t('engine.prices')}
              value={ai.hasPrices ? t('engine.pricesSet') : t('engine.pricesMissing')}
            />
          </dl>
          <LastSeen health={ai.health} />
        </>
      )}
      <PortList ports={ai.ports} />
    </Card>
  )
}

/** Which engine answers each feature. */
function PortList({ ports }: Pick<AiState, 'ports'>) {
  const { t } = useTranslation('aiAdmin')
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center rounded-control underline underline-offset-4">
        {t('engine.ports')}
      </summary>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {ports.map(({ feature, order }) => (
          <Fact key={feature} label={t(`feature.${feature}`)} value={t(`order.${order}`)} />
        ))}
      </dl>
    </details>
  )
}

type Health = NonNullable<AiState['health']>

function StateBadge({ health }: { health: AiState['health'] }) {
  const { t } = useTranslation('aiAdmin')
  if (health?.pausedUntil)
    return (
      <Badge tone="warning">
        <CirclePause aria-hidden="true" />
        {t('state.paused')}
      </Badge>
    )
  if (health?.isAnswering === false)
    return (
      <Badge tone="destructive">
        <CircleAlert aria-hidden="true" />
        {t('state.failing')}
      </Badge>
    )
  if (health?.isAnswering === null)
    return (
      <Badge tone="neutral">
        <CircleDashed aria-hidden="true" />
        {t('state.unknown')}
      </Badge>
    )
  return (
    <Badge tone="success">
      <CircleCheck aria-hidden="true" />
      {t('state.answering')}
    </Badge>
  )
}

function LastSeen({ health }: { health: Health }) {
  const { t, i18n } = useTranslation('aiAdmin')
  const { t: tUi } = useTranslation('ui')
  const when = (moment: string) => formatRelativeTime(moment, new Date(), tUi, i18n.language)
  return (
    <div className="flex max-w-reading flex-col gap-1">
      {health.lastAnswerAt && <p>{t('engine.lastAnswer', { when: when(health.lastAnswerAt) })}</p>}
      {health.lastFailure && (
        <p>
          <strong className="font-semibold">
            {t('engine.lastFailure', {
              when: when(health.lastFailure.at),
              kind: t(`failure.${health.lastFailure.kind}`),
            })}
          </strong>{' '}
          {t(`advice.${health.lastFailure.kind}`)}
        </p>
      )}
      {health.pausedUntil && <p>{t('engine.paused')}</p>}
    </div>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-brand-ink">{label}</dt>
      <dd className="break-words font-medium">{value}</dd>
    </div>
  )
}
