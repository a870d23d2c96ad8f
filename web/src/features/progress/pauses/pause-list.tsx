import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { pausesQuery, type usePausePlan } from './pauses.data.ts'

type PauseListProps = { user: User; remove: ReturnType<typeof usePausePlan>['remove'] }

export function PauseList({ user, remove }: PauseListProps) {
  const { t, i18n } = useTranslation('progress')
  const { t: tUi } = useTranslation('ui')
  const wordError = useErrorText()
  const planned = useQuery(pausesQuery(user.id))
  const formatDay = (day: string) =>
    formatDate(day, tUi, i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  const takeBack = (pauseId: number) =>
    remove.mutate(
      { userId: user.id, pauseId },
      {
        onSuccess: () => toast({ title: t('pause.takenBack') }),
        onError: (error) => toast({ title: wordError(error), variant: 'destructive' }),
      },
    )
  return (
    <section aria-labelledby="planned-pauses" className="mt-6 flex flex-col gap-2">
      <h3 id="planned-pauses" className="font-medium text-lg">
        {t('pause.planned')}
      </h3>
      {planned.isPending && (
        <SkeletonArea>
          <Skeleton className="h-11" shape="control" />
        </SkeletonArea>
      )}
      {planned.isError && !planned.data && (
        <ErrorState
          title={t('pause.failed')}
          onRetry={() => void planned.refetch()}
          isRetrying={planned.isFetching}
          headingLevel={4}
        />
      )}
      {planned.data?.length === 0 && <p className="text-muted">{t('pause.none')}</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {planned.data?.map(({ id, firstDay, lastDay }) => {
          const days = t('pause.days', { first: formatDay(firstDay), last: formatDay(lastDay) })
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <span>{days}</span>
              <Button
                variant="outline"
                aria-label={t('pause.takeBackNamed', { days })}
                onClick={() => takeBack(id)}
                isPending={remove.isPending && remove.variables.pauseId === id}
              >
                {t('pause.takeBack')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
