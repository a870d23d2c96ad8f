import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Placement } from '#contract/onboarding/placement.ts'
import { findAccent } from '../../../kit/learning/find-accent.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { subjectsQuery } from '../../../kit/learning/learning.data.ts'
import { SubjectIcon } from '../../../kit/learning/subject-icon.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { SaveFailure, StepHeading } from '../step-parts.tsx'
import { type PlacementCalls, placementsQuery, usePlacementCalls } from './placement.data.ts'
import { QuestionCard } from './question-card.tsx'
import { canGoOn, wordConfidence } from './word-report.ts'

const SHOWN_SKILLS = 5

type ReportViewProps = {
  user: User
  subject: string
  report: NonNullable<Placement['report']>
  onChooseOther: () => void
  actions: ReactNode
}

/** The level, how sure it is, and what comes first: a place to start, never a mark. */
function ReportView({ user, subject, report, onChooseOther, actions }: ReportViewProps) {
  const { t } = useTranslation('onboarding')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector('h1')?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [])
  const { grade, confidence, knownSkills, firstPath } = report
  return (
    <div ref={box} className="flex flex-col gap-6">
      <StepHeading text={t('report.text', { subject, grade })} isHeard={isYoung(user)}>
        {t('report.title')}
      </StepHeading>
      <Card tone="brand" className="flex flex-col items-center gap-2 text-center">
        <p className="text-lg">{subject}</p>
        <p className="font-heading font-semibold text-4xl">{t('report.level', { grade })}</p>
        <p>{t(`confidence.${wordConfidence(confidence)}`)}</p>
        {knownSkills > 0 && <p>{t('report.known', { count: knownSkills })}</p>}
      </Card>
      {firstPath.length === 0 ? (
        <p className="text-center text-lg" data-heard="">
          {t('report.allKnown', { subject })}
        </p>
      ) : (
        <Card>
          <CardTitle>{t('report.path')}</CardTitle>
          <ol className="mt-3 flex list-decimal flex-col gap-2 ps-6 text-lg">
            {firstPath.slice(0, SHOWN_SKILLS).map(({ id, name }) => (
              <li key={id} data-heard="">
                {name}
              </li>
            ))}
          </ol>
        </Card>
      )}
      <div className="flex justify-center">
        <Button variant="secondary" size={isYoung(user) ? 'large' : 'medium'} onClick={onChooseOther}>
          {t('report.other')}
        </Button>
      </div>
      {actions}
    </div>
  )
}

type PlacementPanelProps = {
  user: User
  /** What stands under the choice and under a report: how one goes on from here, with or without a level found. */
  renderActions: (hasReport: boolean) => ReactNode
}

/** Choose a subject, answer, read the report. A test that was left in the middle is there again. */
export function PlacementPanel({ user, renderActions }: PlacementPanelProps) {
  const list = useQuery(placementsQuery)
  // Nothing decided yet: whoever comes back finds the question they left.
  const [chosen, setChosen] = useState<Placement | null | undefined>(undefined)
  const calls = usePlacementCalls(setChosen)
  const [now] = useState(() => new Date())
  const left = list.data?.find(({ newest }) => canGoOn(newest, user.timezone, now))?.newest ?? null
  const open = chosen === undefined ? left : chosen

  if (open?.problem) {
    return (
      <QuestionCard
        key={open.problem.id}
        user={user}
        placement={open}
        problem={open.problem}
        calls={calls}
        onLeave={() => setChosen(null)}
      />
    )
  }
  if (open?.report) {
    return (
      <ReportView
        user={user}
        subject={open.subject}
        report={open.report}
        onChooseOther={() => setChosen(null)}
        actions={renderActions(true)}
      />
    )
  }
  return (
    <SubjectChoice
      user={user}
      list={list}
      start={calls.start}
      isReturn={chosen === null}
      now={now}
      actions={renderActions(list.data?.some(({ newest }) => newest?.report) === true)}
    />
  )
}

type SubjectChoiceProps = {
  user: User
  list: UseQueryResult<{ subject: string; newest: Placement | null }[]>
  start: PlacementCalls['start']
  /** Somebody came back here from a question or a report: the focus needs a new place. */
  isReturn: boolean
  now: Date
  actions: ReactNode
}

function SubjectChoice({ user, list, start, isReturn, now, actions }: SubjectChoiceProps) {
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
      {list.isPending && <SkeletonBlocks blocks={['h-20']} times={3} className="flex flex-col gap-3" />}
      {list.isError && !list.data && (
        <ErrorState title={t('placement.listFailed')} headingLevel={2} query={list} />
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
                    isPending={start.isPending && start.variables.subject === subject}
                    onClick={() => start.mutate({ subject })}
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
