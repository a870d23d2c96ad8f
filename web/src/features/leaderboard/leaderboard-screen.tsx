import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { GUARDIAN_PAGE, useIsShielded } from '../../kit/guardian.data.ts'
import { GamesOff } from '../../kit/learning/games-off.tsx'
import { useUser } from '../../kit/session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { leadersQuery, standingQuery } from './leaderboard.data.ts'
import { Podium } from './podium.tsx'
import { RankedList } from './ranked-list.tsx'
import { YourStats } from './your-stats.tsx'

const GRADES = Array.from({ length: 12 }, (_, place) => place + 1)
const LEAST_FOR_PODIUM = 3
const SKELETON_ROWS = Array.from({ length: 10 }, (_, row) => `row-${row}`)

export function LeaderboardScreen() {
  const { t } = useTranslation('leaderboard')
  const user = useUser()
  if (!user) return null
  if (user.gamificationEnabled) return <Leaderboard user={user} />
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-semibold text-3xl">{t('title')}</h1>
      <GamesOff title={t('off.title')} text={t('off.text')} action={t('off.action')} />
    </div>
  )
}

/** Learners see their own grade; teachers start with all grades and may choose. */
function Leaderboard({ user }: { user: User }) {
  const { t } = useTranslation('leaderboard')
  const [chosen, setChosen] = useState<number | undefined>(undefined)
  const mayChoose = user.isTeacher
  const grade = mayChoose ? chosen : user.grade
  const leaders = useQuery(leadersQuery(grade))
  const standing = useQuery(standingQuery(grade))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')}>
        {mayChoose && (
          <Field label={t('grade')} className="w-full sm:w-48">
            <Select
              value={chosen === undefined ? 'all' : String(chosen)}
              onValueChange={(value) => setChosen(value === 'all' ? undefined : Number(value))}
            >
              <SelectItem value="all">{t('allGrades')}</SelectItem>
              <SelectItems values={GRADES} nameOf={(number) => t('gradeNumber', { grade: number })} />
            </Select>
          </Field>
        )}
      </PageHeader>
      <YourStats user={user} standing={standing.data ?? (standing.isPending ? undefined : null)} />
      {leaders.isPending && (
        <SkeletonArea className="flex flex-col gap-3">
          {SKELETON_ROWS.map((row) => (
            <Skeleton key={row} className="h-16" />
          ))}
        </SkeletonArea>
      )}
      {leaders.isError && !leaders.data && (
        <ErrorState
          title={t('failed')}
          onRetry={() => {
            void leaders.refetch()
            if (standing.isError) void standing.refetch()
          }}
          isRetrying={leaders.isFetching}
        />
      )}
      {leaders.data?.length === 0 && (
        <EmptyState
          drawing={<PottedSeedling />}
          title={t('emptyTitle')}
          description={t('emptyText')}
          action={
            <Button asChild>
              <AppLink to="/quizzes">{t('emptyAction')}</AppLink>
            </Button>
          }
        />
      )}
      {leaders.data && leaders.data.length > 0 && (
        <>
          {leaders.data.length >= LEAST_FOR_PODIUM && (
            <Podium leaders={leaders.data.slice(0, 3)} userId={user.id} />
          )}
          <RankedList leaders={leaders.data} userId={user.id} />
        </>
      )}
      {!leaders.isPending && !user.isTeacher && <HidingNote user={user} />}
    </div>
  )
}

/** How to be left out of the list, or for a child how to get into it. */
function HidingNote({ user }: { user: Pick<User, 'age'> }) {
  const { t } = useTranslation('leaderboard')
  if (useIsShielded(user)) {
    return (
      <p className="text-muted">
        {t('shielded')}{' '}
        <AppLink {...GUARDIAN_PAGE} className="font-medium text-brand-ink underline">
          {t('shieldedLink')}
        </AppLink>
      </p>
    )
  }
  return <p className="text-muted">{t('hide')}</p>
}
