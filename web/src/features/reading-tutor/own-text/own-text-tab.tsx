import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { AnalysisView } from './analysis-view.tsx'
import { TextForm } from './text-form.tsx'
import { useOwnText } from './use-own-text.ts'

type OwnTextTabProps = { user: User; grade: number; isLarge: boolean }

/** Paste a text, and read it with help. */
export function OwnTextTab({ user, grade, isLarge }: OwnTextTabProps) {
  const { t } = useTranslation('reading')
  const tell = useErrorText()
  const { text, isRead, analysis, write, read, goBack, startOver } = useOwnText(user.id, grade)
  if (!isRead) return <TextForm text={text} isLarge={isLarge} onWrite={write} onRead={read} />
  if (analysis.data) {
    return (
      <AnalysisView
        key={grade}
        user={user}
        text={text}
        analysis={analysis.data}
        grade={grade}
        isLarge={isLarge}
        onBack={goBack}
        onStartOver={startOver}
      />
    )
  }
  if (analysis.isError) {
    return (
      <ErrorState
        headingLevel={3}
        title={t('own.failed')}
        description={t('own.failedText', { reason: tell(analysis.error) })}
        onRetry={() => void analysis.refetch()}
        isRetrying={analysis.isFetching}
        action={
          <Button variant="outline" onClick={goBack}>
            {t('own.back')}
          </Button>
        }
      />
    )
  }
  return (
    <SkeletonArea label={t('own.reading')} className="flex flex-col gap-6">
      <Skeleton className="h-28 w-full" />
      <SkeletonText lines={8} />
    </SkeletonArea>
  )
}
