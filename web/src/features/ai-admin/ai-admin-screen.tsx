import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleDashed, CirclePause, ThumbsDown, ThumbsUp } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AiBudget, type AiState, aiAdmin } from '#contract/admin/ai.ts'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { useWrite } from '../../kit/queries/use-write.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { formatRelativeTime } from '../../ui/format/format-relative-time.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Card, CardDescription, CardFooter, CardTitle } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { aiQuery } from './ai-admin.data.ts'
import { type BudgetDraft, isCost, LIMITS, type LimitName, readLimit, toBudget, toDraft } from './amounts.ts'
import { SelfTestCard } from './self-test-card.tsx'
import { UsageCard } from './usage-card.tsx'

export function AiAdminScreen() {
  const { t } = useTranslation('aiAdmin')
  const loading = <SkeletonBlocks blocks={['h-40', 'h-72', 'h-40']} />
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')} />
      <QueryView query={useQuery(aiQuery)} failed={t('failed')} loading={loading}>
        {(ai) => (
          <>
            <EngineCard ai={ai} />
            <SelfTestCard ai={ai} />
            <UsageCard ai={ai} />
            <Card className="flex flex-col gap-4">
              <CardTitle>{t('budgets.title')}</CardTitle>
              {ai.provider === 'embedded' ? (
                <CardDescription className="max-w-reading">{t('budgets.notNeeded')}</CardDescription>
              ) : (
                <BudgetsForm budgets={ai.budgets} hasPrices={ai.hasPrices} />
              )}
            </Card>
            <FeedbackCard feedback={ai.feedback} />
          </>
        )}
      </QueryView>
    </div>
  )
}

function FeedbackCard({ feedback }: { feedback: AiState['feedback'] }) {
  const { t, i18n } = useTranslation('aiAdmin')
  const rows = [
    ...feedback.engines.map(({ engine, up, down }) => ({ name: t(`engineName.${engine}`), up, down })),
    ...feedback.agents.map(({ agent, up, down }) => ({ name: t(`agent.${agent}`), up, down })),
  ]
  const isEmpty = rows.every(({ up, down }) => up + down === 0)
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle>{t('feedback.title')}</CardTitle>
      {isEmpty ? (
        <CardDescription>{t('feedback.empty')}</CardDescription>
      ) : (
        <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {rows.map(({ name, up, down }) => (
            <div
              key={name}
              className="flex items-center justify-between gap-3 rounded-card border border-border p-3"
            >
              <dt className="font-medium">{name}</dt>
              <dd className="flex items-center gap-4 font-heading tabular-nums">
                <span className="flex items-center gap-1.5">
                  <ThumbsUp aria-hidden="true" className="size-5 text-success-ink" />
                  <span className="sr-only">{t('feedback.up')}</span>
                  {up.toLocaleString(i18n.language)}
                </span>
                <span className="flex items-center gap-1.5">
                  <ThumbsDown aria-hidden="true" className="size-5 text-destructive-ink" />
                  <span className="sr-only">{t('feedback.down')}</span>
                  {down.toLocaleString(i18n.language)}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

function BudgetsForm({ budgets, hasPrices }: { budgets: AiBudget[]; hasPrices: boolean }) {
  const { t } = useTranslation('aiAdmin')
  const queryClient = useQueryClient()
  const save = useWrite(aiAdmin.saveBudgets, {
    done: t('budgets.saved'),
    failed: t('budgets.notSaved'),
    onSuccess: (saved) => queryClient.setQueryData(aiQuery.queryKey, (old) => old && { ...old, ...saved }),
  })
  const [drafts, setDrafts] = useState(() => budgets.map(toDraft))
  const [hasTried, setHasTried] = useState(false)
  const shown = LIMITS.filter((limit) => hasPrices || !isCost(limit))
  const isWrong = (draft: BudgetDraft, limit: LimitName) => readLimit(limit, draft[limit]) === undefined

  function change(role: string, limit: LimitName, typed: string) {
    setDrafts((old) => old.map((draft) => (draft.role === role ? { ...draft, [limit]: typed } : draft)))
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setHasTried(true)
    if (drafts.some((draft) => LIMITS.some((limit) => isWrong(draft, limit)))) {
      const form = event.currentTarget
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    save.mutate({ budgets: drafts.map(toBudget) })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <CardDescription className="max-w-reading">{t('budgets.intro')}</CardDescription>
      {drafts.map((draft) => (
        <fieldset key={draft.role} className="rounded-card border border-border p-4">
          <legend className="px-1 font-heading font-semibold">{t(`role.${draft.role}`)}</legend>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {shown.map((limit) => (
              <TextField
                key={limit}
                label={t(`budgets.${limit}`)}
                error={hasTried && isWrong(draft, limit) ? t('budgets.wrong') : undefined}
                inputMode={isCost(limit) ? 'decimal' : 'numeric'}
                autoComplete="off"
                placeholder={t('budgets.none')}
                value={draft[limit]}
                onChange={({ target }) => change(draft.role, limit, target.value)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <CardFooter className="mt-0">
        <Button type="submit" isPending={save.isPending}>
          {t('budgets.save')}
        </Button>
      </CardFooter>
    </form>
  )
}

function EngineCard({ ai }: { ai: AiState }) {
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
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center rounded-control underline underline-offset-4">
          {t('engine.ports')}
        </summary>
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {ai.ports.map(({ feature, order }) => (
            <Fact key={feature} label={t(`feature.${feature}`)} value={t(`order.${order}`)} />
          ))}
        </dl>
      </details>
    </Card>
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
