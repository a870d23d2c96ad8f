import { useTranslation } from 'react-i18next'
import type { Placement } from '#contract/onboarding/placement.ts'
import { ApiError } from '../../../api/call.ts'
import { SaveFailure } from '../save-failure.tsx'
import type { PlacementCalls } from './placement.data.ts'

/**
 * What went wrong, with the answer still in its field. A question that was answered elsewhere is over: the retry then
 * fetches the one that is on now.
 */
export function QuestionFailure({ placement, calls }: { placement: Placement; calls: PlacementCalls }) {
  const { t } = useTranslation('onboarding')
  const { answer, finish, start } = calls
  const failed = [answer, finish, start].find((call) => call.isError)
  if (!failed?.error) return null
  const { error } = failed
  const isOver = error instanceof ApiError && (error.status === 409 || error.status === 404)
  if (error instanceof ApiError && error.status === 400)
    return (
      <p role="alert" className="text-destructive-ink">
        {t('question.unreadable')}
      </p>
    )

  function retry() {
    if (isOver) start.mutate(placement.subject)
    else if (finish.isError) finish.mutate(placement.id)
    else if (answer.variables) answer.mutate(answer.variables)
  }

  return (
    <SaveFailure
      title={isOver ? t('question.over') : t('failure.title')}
      error={error}
      onRetry={retry}
      retryLabel={isOver ? t('question.toCurrent') : undefined}
      isRetrying={answer.isPending || finish.isPending || start.isPending}
    />
  )
}
