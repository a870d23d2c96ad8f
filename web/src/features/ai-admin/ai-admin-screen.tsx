import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AiState } from '#contract/admin/ai.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { aiQuery } from './ai-admin.data.ts'
import { BudgetsCard } from './budgets-card.tsx'
import { EngineCard } from './engine-card.tsx'
import { FeedbackCard } from './feedback-card.tsx'
import { SelfTestCard } from './self-test-card.tsx'
import { UsageCard } from './usage-card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'

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
