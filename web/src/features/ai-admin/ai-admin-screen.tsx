import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AiState } from '#contract/admin/ai.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { aiQuery } from './ai-admin.data.ts'
import { BudgetsCard } from './budgets-card.tsx'
import { EngineCard } from './engine-card.tsx'
import { FeedbackCard } from './feedback-card.tsx'
import { SelfTestCard } from './self-test-card.tsx'
import { UsageCard } from './usage-card.tsx'

export function AiAdminScreen() {
  const { t } = useTranslation('aiAdmin')
  const ai = useQuery(aiQuery)
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="font-semibold text-3xl">{t('title')}</h1>
        <p className="mt-1 max-w-reading text-muted">{t('intro')}</p>
      </div>
      {ai.isPending && (
        <SkeletonArea className="flex flex-col gap-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-72" />
          <Skeleton className="h-40" />
        </SkeletonArea>
      )}
      {ai.isError && !ai.data && (
        <ErrorState title={t('failed')} onRetry={() => void ai.refetch()} isRetrying={ai.isFetching} />
      )}
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
