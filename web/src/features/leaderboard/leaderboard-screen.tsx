import { queryOptions, useQuery } from '@tanstack/react-query'
import { Medal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type LeaderboardUser, leaderboard } from '#contract/leaderboard.ts'
import { POINTS } from '#engines/record/learner/index.ts'
import { call } from '../../api/call.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { GUARDIAN_PAGE, useIsShielded } from '../../kit/guardian/guardian.data.ts'
import { BadgeMedal } from '../../kit/learning/badge-medal.tsx'
import { GamesOff } from '../../kit/learning/games-off.tsx'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { OF_OTHERS } from '../../kit/queries/of-others.ts'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { useUser } from '../../kit/session.ts'
import { Avatar } from '../../ui/display/avatar.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { OwnPoints } from './own-points.tsx'
import { shareOfTop } from './share-of-top.ts'
import { YourStats } from './your-stats.tsx'

/** Undefined stands for all grades. */
const leadersQuery = (grade: number | undefined) =>
  queryOptions({
    queryKey: ['leaderboard', 'list', grade ?? 'all'],
    queryFn: () => call(leaderboard.list, grade === undefined ? {} : { grade }),
    ...OF_OTHERS,
  })

const standingQuery = (grade: number | undefined) =>
  queryOptions({
    queryKey: ['leaderboard', 'standing', grade ?? 'all'],
    queryFn: () => call(leaderboard.standing, grade === undefined ? {} : { grade }),
  })

const sharedProfileQuery = (id: number) =>
  queryOptions({
    queryKey: ['leaderboard', 'profile', id],
    queryFn: async () => {
      // Apart: asked for by a click, and most of what else is in there by nobody here.
      const { profile } = await import('#contract/profile/profile.ts')
      return call(profile.ofOther, { id })
    },
    ...OF_OTHERS,
  })

/** Second, first, third: the order in which people stand on a podium. */
const STEPS = [
  { place: 1, height: 'h-24' },
  { place: 0, height: 'h-32' },
  { place: 2, height: 'h-18' },
] as const

const MEDAL_TONES = ['text-star', 'text-muted', 'text-warning'] as const

/** On large screens only; the list below says the same to everybody. */
function Podium({ leaders, userId }: { leaders: readonly LeaderboardUser[]; userId: number }) {
  const { t } = useTranslation('leaderboard')
  return (
    <section aria-label={t('podium')} className="hidden lg:block">
      <ol className="mx-auto flex max-w-2xl items-end justify-center gap-4">
        {STEPS.map(({ place, height }) => {
          const leader = leaders[place]
          if (!leader) return null
          return (
            <li key={leader.id} className="flex w-48 flex-col items-center gap-2 text-center">
              <Avatar firstName={leader.firstName} lastName={leader.lastName} imageUrl={leader.avatarUrl} />
              <span className="font-medium">
                {leader.id === userId ? `${leader.displayName} ${t('you')}` : leader.displayName}
              </span>
              <span className="text-muted">{t('pointCount', { count: leader.points })}</span>
              <span
                className={`grid w-full place-items-center rounded-t-card border border-border bg-surface ${height}`}
              >
                <Medal aria-hidden="true" className={`size-9 ${MEDAL_TONES[place]}`} />
                <span className="font-heading font-semibold text-xl">{place + 1}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const GRADES = Array.from({ length: 12 }, (_, place) => place + 1)
const LEAST_FOR_PODIUM = 3
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
      {leaders.isPending && <SkeletonBlocks blocks={['h-16']} times={10} className="flex flex-col gap-3" />}
      {leaders.isError && !leaders.data && <ErrorState title={t('failed')} query={[leaders, standing]} />}
      {leaders.data?.length === 0 && (
        <EmptyState
          drawing={<PottedSeedling />}
          title={t('emptyTitle')}
          description={t('emptyText')}
          action={<LinkButton to="/quizzes">{t('emptyAction')}</LinkButton>}
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
      <PointRules user={user} points={standing.data?.points ?? user.points} />
      {!leaders.isPending && !user.isTeacher && <HidingNote user={user} />}
    </div>
  )
}

const RULES = ['perfectQuiz', 'skillPracticed', 'skillMastered', 'lesson'] as const

function PointRules({ user, points }: { user: User; points: number }) {
  const { t } = useTranslation('leaderboard')
  return (
    <TitledSection title={t('rules.heading')}>
      <ul className="list-disc ps-5">
        {RULES.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`, { points: POINTS[rule] })}</li>
        ))}
      </ul>
      <p className="text-muted">{t('rules.never')}</p>
      {points > 0 && <OwnPoints user={user} />}
    </TitledSection>
  )
}

/** How to be left out of the list, or for a child how to get into it. */
function HidingNote({ user }: { user: User }) {
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

function RankedList({ leaders, userId }: { leaders: readonly LeaderboardUser[]; userId: number }) {
  const { t } = useTranslation('leaderboard')
  const topPoints = leaders[0]?.points ?? 0
  return (
    <section aria-label={t('list')}>
      <ol className="flex flex-col gap-3">
        {leaders.map((leader, place) => {
          const percent = shareOfTop(leader.points, topPoints)
          const isMe = leader.id === userId
          return (
            <li key={leader.id} aria-current={isMe ? 'true' : undefined}>
              <Card
                padding="small"
                tone={isMe ? 'brand' : 'surface'}
                className="grid grid-cols-[2.5rem_1fr_auto] items-center gap-x-3 gap-y-2"
              >
                <RankMark place={place} />
                <LeaderName leader={leader} isMe={isMe} />
                <span className="font-heading tabular-nums">{t('pointCount', { count: leader.points })}</span>
                <ProgressBar
                  label={t('share', { name: leader.displayName, percent })}
                  isLabelHidden
                  percent={percent}
                  className="col-span-2 col-start-2"
                />
              </Card>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function RankMark({ place }: { place: number }) {
  const { t } = useTranslation('leaderboard')
  const tone = MEDAL_TONES[place]
  if (!tone) {
    return (
      <span className="text-center font-heading text-lg tabular-nums">
        <span className="sr-only">{t('place', { rank: place + 1 })}</span>
        <span aria-hidden="true">{place + 1}</span>
      </span>
    )
  }
  const label = place === 0 ? t('first') : place === 1 ? t('second') : t('third')
  return <Medal role="img" aria-label={label} className={`mx-auto size-8 ${tone}`} />
}

/** Who shows their profile to this viewer can be opened. */
function LeaderName({ leader, isMe }: { leader: LeaderboardUser; isMe: boolean }) {
  const { t } = useTranslation('leaderboard')
  const [isOpen, setOpen] = useState(false)
  const name = isMe ? `${leader.displayName} ${t('you')}` : leader.displayName
  if (!leader.isShared || isMe) return <span className="min-w-0 font-medium">{name}</span>
  return (
    <span className="min-w-0">
      <button
        type="button"
        aria-label={t('profile.open', { name })}
        className="min-h-11 text-left font-medium text-brand-ink underline underline-offset-4 wrap-anywhere hover:decoration-2"
        onClick={() => setOpen(true)}
      >
        {name}
      </button>
      {isOpen && <SharedProfileDialog leader={leader} onClose={() => setOpen(false)} />}
    </span>
  )
}

function SharedProfileDialog({ leader, onClose }: { leader: LeaderboardUser; onClose: () => void }) {
  const { t } = useTranslation('leaderboard')
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="small"
      title={t('profile.open', { name: leader.displayName })}
    >
      <QueryView
        query={useQuery(sharedProfileQuery(leader.id))}
        failed={t('profile.failed')}
        headingLevel={3}
        loading={<Skeleton className="h-32" />}
      >
        {({ avatarUrl, bio, badges }) => (
          <div className="flex flex-col gap-4">
            <div className="flex items-center gap-4">
              <Avatar
                firstName={leader.firstName}
                lastName={leader.lastName}
                imageUrl={avatarUrl}
                size="large"
              />
              <p className={`whitespace-pre-line wrap-anywhere ${bio ? '' : 'text-muted'}`}>
                {bio || t('profile.noBio')}
              </p>
            </div>
            {badges && (
              <section className="flex flex-col gap-3">
                <h3 className="font-semibold">{t('profile.badges')}</h3>
                {badges.length === 0 && <p className="text-muted">{t('profile.noBadges')}</p>}
                <ul className="flex flex-col gap-3">
                  {badges.map(({ id, name, icon, color }) => (
                    <li key={id} className="flex items-center gap-3">
                      <BadgeMedal icon={icon} color={color} isEarned />
                      {name}
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        )}
      </QueryView>
    </Dialog>
  )
}
