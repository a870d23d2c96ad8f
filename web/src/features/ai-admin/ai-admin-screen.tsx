import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AiState } from '#contract/admin/ai.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { aiQuery } from './ai-admin.data.ts'
import { BudgetsCard } from './budgets-card.tsx'
import { EngineCard } from './engine-card.tsx'
import { SelfTestCard } from './self-test-card.tsx'
import { UsageCard } from './usage-card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { Card, CardDescription, CardTitle } from '../../ui/layout/card.tsx'

export function AiAdminScreen() {
  const { t } = useTranslation('aiAdmin')
  const ai = useQuery(aiQuery)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')} />
      {ai.isPending && <SkeletonBlocks blocks={['h-40', 'h-72', 'h-40']} />}
      {ai.isError && !ai.data && <ErrorState title={t('failed')} query={ai} />}
      {ai.data && <Cards ai={ai.data} />}
    </div>
  )
}

function Cards({ ai }: { ai: AiState }) {
  return (
    <>
      <EngineCard ai={ai} />
      <SelfTestCard ai={ai} />
      <UsageCard ai={ai} />
      <BudgetsCard ai={ai} />
      <FeedbackCard feedback={ai.feedback} />
    </>
  )
}

type Thumbs = { up: number; down: number }

/** What learners think of the replies, by who gave them. */
function FeedbackCard({ feedback }: { feedback: AiState['feedback'] }) {
  const { t } = useTranslation('aiAdmin')
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
          {rows.map(({ name, ...thumbs }) => (
            <div
              key={name}
              className="flex items-center justify-between gap-3 rounded-card border border-border p-3"
            >
              <dt className="font-medium">{name}</dt>
              <dd>
                <ThumbCounts thumbs={thumbs} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

function ThumbCounts({ thumbs: { up, down } }: { thumbs: Thumbs }) {
  const { t, i18n } = useTranslation('aiAdmin')
  return (
    <span className="flex items-center gap-4 font-heading tabular-nums">
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
    </span>
  )
}
