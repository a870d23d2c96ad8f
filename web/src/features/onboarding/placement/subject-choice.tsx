import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Placement } from '#contract/onboarding/placement.ts'
import { findAccent } from '../../../kit/learning/find-accent.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { subjectsQuery } from '../../../kit/learning/learning.data.ts'
import { SubjectIcon } from '../../../kit/learning/subject-icon.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { SaveFailure } from '../save-failure.tsx'
import { StepHeading } from '../step-heading.tsx'
import type { PlacementCalls } from './placement.data.ts'
import { canGoOn } from './word-report.ts'

type SubjectChoiceProps = {
  user: User
  list: UseQueryResult<{ subject: string; newest: Placement | null }[]>
  start: PlacementCalls['start']
  /** Somebody came back here from a question or a report: the focus needs a new place. */
  isReturn: boolean
  now: Date
  actions: ReactNode
}

export function SubjectChoice({ user, list, start, isReturn, now, actions }: SubjectChoiceProps) {
  const { t } = useTranslation('onboarding')
  const subjects = useQuery(subjectsQuery).data ?? []
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isReturn) box.current?.querySelector('h1')?.focus()
  }, [isReturn])

  function sayStanding(newest: Placement | null): string {
    if (newest && canGoOn(newest, user.timezone, now))
      return t('placement.begun', { position: newest.asked + 1, most: newest.most })
    if (newest?.report) return t('placement.found', { grade: newest.report.grade })
    return t('placement.notTaken')
  }

  function nameAction(newest: Placement | null) {
    if (newest && canGoOn(newest, user.timezone, now)) return t('placement.goOn')
    return newest?.report ? t('placement.again') : t('placement.start')
  }

  return (
    <div ref={box} className="flex flex-col gap-6">
      <StepHeading text={t('placement.text')} isHeard={isYoung(user)}>
        {t('placement.title')}
      </StepHeading>
      {list.isPending && <ChoiceSkeleton />}
      {list.isError && !list.data && (
        <ErrorState
          title={t('placement.listFailed')}
          headingLevel={2}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      )}
      {list.data && (
        <ul className="flex flex-col gap-3">
          {list.data.map(({ subject, newest }) => {
            const known = subjects.find(({ name }) => name === subject)
            return (
              <li key={subject}>
                <Card
                  padding="small"
                  accent={findAccent(subject, known?.color)}
                  className="flex flex-wrap items-center gap-4"
                >
                  <SubjectIcon icon={known?.icon ?? null} className="size-8 shrink-0 text-brand-ink" />
                  <div className="min-w-0 flex-1 basis-40">
                    <h2 className="font-medium text-lg">{subject}</h2>
                    <p className="text-muted">{sayStanding(newest)}</p>
                  </div>
                  <Button
                    variant={newest?.report ? 'outline' : 'secondary'}
                    size={isYoung(user) ? 'large' : 'medium'}
                    aria-label={`${nameAction(newest)}: ${subject}`}
                    isPending={start.isPending && start.variables === subject}
                    onClick={() => start.mutate(subject)}
                  >
                    {nameAction(newest)}
                  </Button>
                </Card>
              </li>
            )
          })}
        </ul>
      )}
      {start.isError && (
        <SaveFailure
          title={t('placement.startFailed')}
          error={start.error}
          onRetry={() => start.mutate(start.variables)}
          isRetrying={start.isPending}
        />
      )}
      {actions}
    </div>
  )
}

function ChoiceSkeleton() {
  return (
    <SkeletonArea className="flex flex-col gap-3">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </SkeletonArea>
  )
}
