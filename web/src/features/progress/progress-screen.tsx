import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { CalendarOff, RefreshCw, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { GOAL_TYPES, type LearningGoal, type ProgressMetric } from '#contract/progress.ts'
import { dayIn, daysBefore } from '#engines/days/index.ts'
import { metricsQuery, recordQuery } from '../../kit/learning/learning.data.ts'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { FetchedDialog } from '../../kit/study/fetched-dialog.tsx'
import { useErrorText } from '../../kit/use-error-text.ts'
import { withUser } from '../../kit/with-user.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { formatDate } from '../../ui/format/format-date.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea, SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { toast, toastError } from '../../ui/toast/toast-store.ts'
import { AdjustGoalDialog } from './goals/adjust-goal-dialog.tsx'
import { type AmountProblems, findAmountProblems, type GoalAmount } from './goals/find-amount-problems.ts'
import { GoalAmountFields, useGoalWords } from './goals/goal-amount-fields.tsx'
import { GoalRows } from './goals/goal-rows.tsx'
import { InsightsTab } from './insights-tab.tsx'
import { OverviewTab } from './overview/overview-tab.tsx'
import { goalsQuery, useAddGoal } from './progress.data.ts'
import { type ProgressAddress, readAddress, writeAddress } from './read-address.ts'
import { SubjectsTab } from './subjects-tab.tsx'
import { useStudyTime } from './use-study-time.ts'

const EVERYTHING = 'all'
const DAYS_AHEAD = 28

type NewGoalDialogProps = { user: User; metrics: readonly ProgressMetric[]; onClose: () => void }

function NewGoalDialog({ user, metrics, onClose }: NewGoalDialogProps) {
  const { t } = useTranslation('progress')
  const [today] = useState(() => dayIn(user.timezone, new Date()))
  const [goalType, setGoalType] = useState<(typeof GOAL_TYPES)[number]>('lessons')
  const [subject, setSubject] = useState(EVERYTHING)
  const [amount, setAmount] = useState<GoalAmount>({
    targetScore: '5',
    targetDate: daysBefore(today, -DAYS_AHEAD),
  })
  const [problems, setProblems] = useState<AmountProblems | null>(null)
  const [failure, setFailure] = useState<string | undefined>(undefined)
  const wordError = useErrorText()
  const add = useAddGoal(user.id)

  function save() {
    const found = findAmountProblems(goalType, amount, today)
    setProblems(found)
    setFailure(undefined)
    if (found) return
    add.mutate(
      {
        userId: user.id,
        goalType,
        subject: subject === EVERYTHING ? null : subject,
        targetScore: Number(amount.targetScore),
        targetDate: amount.targetDate,
      },
      { onSuccess: onClose, onError: (error) => setFailure(wordError(error)) },
    )
  }

  return (
    <FormDialog
      title={t('goals.add')}
      submitLabel={t('goals.save')}
      cancelLabel={t('goals.cancel')}
      isPending={add.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={t('goals.type')}>
        <Select value={goalType} onValueChange={(value) => setGoalType(value as typeof goalType)}>
          <SelectItems values={GOAL_TYPES} nameOf={(type) => t(`goals.types.${type}`)} />
        </Select>
      </Field>
      <Field label={t('goals.subject')}>
        <Select value={subject} onValueChange={setSubject}>
          <SelectItem value={EVERYTHING}>{t('goals.allSubjects')}</SelectItem>
          <SelectItems values={metrics.map(({ subjectName }) => subjectName)} />
        </Select>
      </Field>
      <GoalAmountFields
        amount={amount}
        onChange={setAmount}
        today={today}
        problems={problems}
        failure={failure}
      />
    </FormDialog>
  )
}

/** Documented: the spinner turns for about a second, also when the answer is faster. */
const LEAST_SPIN_MS = 1000

/** Not kept for use without a connection: days away are planned on the server alone. */
const loadPauses = async () => (await import('./pauses/pause-dialog.tsx')).PauseDialog

function HeaderActions({ user }: { user: User }) {
  const { t } = useTranslation('progress')
  const queryClient = useQueryClient()
  const formatTime = useStudyTime()
  const [isRefreshing, setRefreshing] = useState(false)
  const [isPlanning, setPlanning] = useState(false)

  async function refresh() {
    setRefreshing(true)
    const pause = new Promise((resolve) => setTimeout(resolve, LEAST_SPIN_MS))
    await Promise.allSettled([queryClient.refetchQueries({ queryKey: ['learning'], type: 'active' }), pause])
    setRefreshing(false)
  }

  async function share() {
    try {
      const record = await queryClient.ensureQueryData(recordQuery(user.id))
      const text = t('shareSummary', {
        lessons: record.lessonsCompleted,
        time: formatTime(record.minutes),
        streak: record.longestStreakDays,
        mastery: record.averageShare === null ? '–' : `${record.averageShare}%`,
      })
      if (navigator.share) await navigator.share({ title: t('shareTitle'), text })
      else {
        await navigator.clipboard.writeText(text)
        toast({ title: t('shared'), description: t('sharedText') })
      }
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toastError(t('shareFailed'))
    }
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="outline"
        onClick={() => void refresh()}
        isPending={isRefreshing}
        pendingLabel={t('refreshing')}
      >
        <RefreshCw aria-hidden="true" />
        {t('refresh')}
      </Button>
      <Button variant="outline" onClick={() => void share()}>
        <Share2 aria-hidden="true" />
        {t('share')}
      </Button>
      <Button variant="outline" onClick={() => setPlanning(true)}>
        <CalendarOff aria-hidden="true" />
        {t('pause.open')}
      </Button>
      {isPlanning && <FetchedDialog load={loadPauses} props={{ user, onClose: () => setPlanning(false) }} />}
    </div>
  )
}

export const ProgressScreen = withUser(Progress)

function Progress({ user }: { user: User }) {
  const { t } = useTranslation('progress')
  const metrics = useQuery({ ...metricsQuery(user.id), select: beginWithBegun })
  const path = usePagePath('progress')
  const navigate = useNavigate()
  const address = readAddress(useSearch({ from: path }))
  const show = (wanted: Partial<ProgressAddress>) =>
    void navigate({ to: path, search: writeAddress(wanted), replace: true, resetScroll: false })
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')}>
        <HeaderActions user={user} />
      </PageHeader>
      {metrics.isError && !metrics.data ? (
        <ErrorState title={t('failed')} query={metrics} />
      ) : (
        <Tabs value={address.tab} onValueChange={(tab) => show(readAddress({ tab }))}>
          <TabList label={t('tabs.label')}>
            <Tab value="overview">{t('tabs.overview')}</Tab>
            <Tab value="subjects">{t('tabs.subjects')}</Tab>
            <Tab value="goals">{t('tabs.goals')}</Tab>
            <Tab value="insights">{t('tabs.insights')}</Tab>
          </TabList>
          {metrics.data ? (
            <>
              <TabPanel value="overview">
                <OverviewTab user={user} metrics={metrics.data} />
              </TabPanel>
              <TabPanel value="subjects">
                <SubjectsTab
                  user={user}
                  metrics={metrics.data}
                  address={address}
                  onChoose={(chosen) => show({ tab: 'subjects', ...chosen })}
                />
              </TabPanel>
              <TabPanel value="goals">
                <GoalsTab user={user} metrics={metrics.data} />
              </TabPanel>
              <TabPanel value="insights">
                <InsightsTab user={user} />
              </TabPanel>
            </>
          ) : (
            <TabPanel value={address.tab}>
              <PanelSkeleton />
            </TabPanel>
          )}
        </Tabs>
      )}
    </div>
  )
}

function PanelSkeleton() {
  return (
    <SkeletonArea className="flex flex-col gap-8">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} className="h-24" />
        ))}
      </div>
      <Skeleton className="h-96" />
    </SkeletonArea>
  )
}

/** Subjects that were begun come first, those with a share before others: a row of dashes would be the first thing to see. */
const rankOf = ({ isBegun, skills }: ProgressMetric) => (isBegun ? (skills > 0 ? 2 : 1) : 0)

const beginWithBegun = (metrics: ProgressMetric[]) => metrics.toSorted((a, b) => rankOf(b) - rankOf(a))

function GoalsTab({ user, metrics }: { user: User; metrics: readonly ProgressMetric[] }) {
  const { t } = useTranslation('progress')
  const goals = useQuery(goalsQuery(user.id))
  const [isAdding, setAdding] = useState(false)
  const [adjusted, setAdjusted] = useState<LearningGoal | null>(null)
  const addButton = <Button onClick={() => setAdding(true)}>{t('goals.add')}</Button>
  return (
    <TitledSection title={t('goals.heading')} titleClass="sr-only">
      {goals.isPending && (
        <SkeletonBlocks blocks={['h-44']} times={2} className="grid gap-4 lg:grid-cols-2" />
      )}
      {goals.isError && !goals.data && <ErrorState title={t('failed')} query={goals} />}
      {goals.data?.length === 0 && (
        <EmptyState
          drawing={<PottedSeedling />}
          title={t('goals.emptyTitle')}
          description={t('goals.emptyText')}
          action={addButton}
          headingLevel={3}
        />
      )}
      {goals.data && goals.data.length > 0 && (
        <>
          <ul className="grid gap-4 lg:grid-cols-2">
            {goals.data.map((goal) => (
              <li key={goal.id}>
                <GoalCard user={user} goal={goal} onAdjust={() => setAdjusted(goal)} />
              </li>
            ))}
          </ul>
          <div>{addButton}</div>
        </>
      )}
      {isAdding && <NewGoalDialog user={user} metrics={metrics} onClose={() => setAdding(false)} />}
      {adjusted && <AdjustGoalDialog user={user} goal={adjusted} onClose={() => setAdjusted(null)} />}
    </TitledSection>
  )
}

type GoalCardProps = { user: User; goal: LearningGoal; onAdjust: () => void }

function GoalCard({ user, goal, onAdjust }: GoalCardProps) {
  const { t, i18n } = useTranslation('progress')
  const { t: tUi } = useTranslation('ui')
  const { title, text } = useGoalWords()(goal)
  const pace = usePaceWords()(goal)
  const date = formatDate(goal.targetDate, tUi, i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <Card padding="small" className="flex h-full flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-medium text-lg">{title}</h3>
          <p className="text-muted">{text}</p>
        </div>
        <Badge tone={goal.isOnTrack ? 'success' : 'warning'} className="shrink-0">
          {goal.isOnTrack ? t('goals.onTrack') : t('goals.behind')}
        </Badge>
      </div>
      <div className="flex items-center gap-3">
        <ProgressBar
          className="flex-1"
          label={t('goals.progress', { title })}
          isLabelHidden
          percent={goal.progress}
        />
        <span className="font-heading tabular-nums">
          <GoalRows user={user} goal={goal}>{`${goal.progress}%`}</GoalRows>
        </span>
      </div>
      {pace && <p>{pace}</p>}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
        <span className="text-muted">{t('goals.target', { date })}</span>
        <Button variant="outline" onClick={onAdjust} aria-label={t('goals.adjustNamed', { title })}>
          {t('goals.adjust')}
        </Button>
      </div>
    </Card>
  )
}

/** What it takes to get there in time, and when the pace so far leads there; null when there is nothing to say. */
function usePaceWords(): (goal: LearningGoal) => string | null {
  const { t, i18n } = useTranslation('progress')
  const formatDay = (day: string) =>
    new Date(day).toLocaleDateString(i18n.language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return ({ goalType, progress, neededPerWeek, targetDate, projectedDay }) => {
    if (progress >= 100) return t('pace.reached')
    const type = GOAL_TYPES.find((known) => known === goalType)
    if (type === undefined || neededPerWeek === null || targetDate === null) return null
    const needed = t(`pace.${type}`, { count: Math.ceil(neededPerWeek), date: formatDay(targetDate) })
    if (projectedDay === null) return needed
    return `${needed} ${t('pace.projected', { date: formatDay(projectedDay) })}`
  }
}
