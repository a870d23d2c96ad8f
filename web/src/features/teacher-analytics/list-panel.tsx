import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type GrowthStage, Sprout } from '../../ui/drawings/sprout.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState, type Retryable } from '../../ui/states/error-state.tsx'

type ListPanelProps<Row> = {
  /** Its words stand under this name. */
  name: 'ideas' | 'needs' | 'quizzes'
  query: Retryable
  hasFailed: boolean
  /** Undefined until they are there. */
  rows: readonly Row[] | undefined
  loading: ReactNode
  /** The plant beside the words that there is nothing. */
  stage: GrowthStage
  /** Beside the heading. */
  aside?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A tab that lists something: coming, failed, empty or full. */
export function ListPanel<Row>(props: ListPanelProps<Row>) {
  const { name, query, hasFailed, rows, loading, stage, aside, children } = props
  const { t } = useTranslation('teacherAnalytics')
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="font-semibold text-2xl">{t(`${name}.title`)}</h2>
          <p className="text-muted">{t(`${name}.text`)}</p>
        </div>
        {aside}
      </div>
      {hasFailed && <ErrorState title={t(`${name}.failed`)} query={query} />}
      {!hasFailed && rows === undefined && loading}
      {!hasFailed && rows?.length === 0 && (
        <EmptyState
          drawing={<Sprout stage={stage} />}
          title={t(`${name}.none`)}
          description={t(`${name}.noneText`)}
          headingLevel={3}
        />
      )}
      {!hasFailed && rows && rows.length > 0 && children(rows)}
    </div>
  )
}
