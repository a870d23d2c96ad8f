import { useQuery } from '@tanstack/react-query'
import { Blocks, Bot, type LucideIcon, NotebookPen, Play, PuzzleIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { DashboardStats } from '#contract/dashboard.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { ClassNewsPanel } from '../../kit/class-news/class-news-panel.tsx'
import { UrgentBanner } from '../../kit/class-news/urgent-banner.tsx'
import { MyClassesPanel } from '../../kit/classroom/my-classes-panel.tsx'
import { MyAssignmentsPanel } from '../../kit/classroom/work/my-assignments-panel.tsx'
import { MoreLinks } from '../../kit/dashboard/more-links.tsx'
import { StatCards } from '../../kit/dashboard/stat-cards.tsx'
import { WelcomeBanner } from '../../kit/dashboard/welcome-banner.tsx'
import { BadgeMedal } from '../../kit/learning/badge-medal.tsx'
import { badgesQuery, dashboardStatsQuery, earnedBadgesQuery } from '../../kit/learning/learning.data.ts'
import { SubjectIcon } from '../../kit/learning/subject-icon.tsx'
import { useCriteriaText } from '../../kit/learning/use-criteria-text.ts'
import type { AppTarget } from '../../kit/navigation/app-target.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { WhatNextSection } from '../../kit/what-next/what-next-section.tsx'
import { withUser } from '../../kit/with-user.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { choosePanelBadges, type PanelBadge } from './choose-panel-badges.ts'
import { RecommendedLessons } from './recommended-lessons.tsx'

/** The last of these grades that meets the visual programming studio in place of notes. */
const LAST_KIDS_CODE_GRADE = 2

function QuickActions({ user }: { user: User }) {
  const { t } = useTranslation('dashboard')
  const stats = useQuery(dashboardStatsQuery).data
  const lesson = stats?.continueLesson
  const chooseText = stats?.totalLessonsCompleted === 0 ? t('actions.continueNew') : t('actions.continueNext')
  const isYoung = user.grade <= LAST_KIDS_CODE_GRADE
  const words = (action: 'tutor' | 'practice' | 'kidsCode' | 'notes') => ({
    title: t(`actions.${action}`),
    text: t(`actions.${action}Text`),
  })
  return (
    <section data-tour="actions" aria-labelledby="actions-heading" className="flex flex-col gap-4">
      <h2 id="actions-heading" className="font-semibold text-2xl">
        {t('actions.heading')}
      </h2>
      <ul className={`grid gap-4 sm:grid-cols-2 ${isYoung ? '2xl:grid-cols-4' : 'xl:grid-cols-4'}`}>
        <Action
          icon={Play}
          {...(lesson
            ? { to: '/lessons/$lessonId', params: { lessonId: String(lesson.id) } }
            : { to: '/lessons' })}
          title={t('actions.continue')}
          text={lesson ? t('actions.continueWith', { lesson: lesson.title }) : chooseText}
          isMain
          isLarge={isYoung}
        />
        <Action icon={Bot} to="/ai-tutor" {...words('tutor')} isLarge={isYoung} />
        <Action icon={PuzzleIcon} to="/practice" {...words('practice')} isLarge={isYoung} />
        {isYoung ? (
          <Action icon={Blocks} to="/student/kids-code" {...words('kidsCode')} isLarge />
        ) : (
          <Action icon={NotebookPen} to="/notes" {...words('notes')} />
        )}
      </ul>
    </section>
  )
}

type ActionProps = AppTarget & {
  icon: LucideIcon
  title: string
  text: string
  isMain?: boolean
  /** For the youngest: bigger pictures and letters. */
  isLarge?: boolean
}

function Action({ icon: Icon, title, text, isMain = false, isLarge = false, ...link }: ActionProps) {
  return (
    <li>
      <Card
        isInteractive
        tone={isMain ? 'brand' : 'surface'}
        padding={isLarge ? 'medium' : 'small'}
        className="flex h-full items-center gap-4"
      >
        <span
          className={`grid shrink-0 place-items-center rounded-control ${isMain ? 'bg-brand text-on-brand' : 'bg-brand-soft text-brand-ink'} ${isLarge ? 'size-16' : 'size-11'}`}
        >
          <Icon aria-hidden="true" className={isLarge ? 'size-9' : 'size-6'} />
        </span>
        <div className="min-w-0">
          <h3 className={`font-medium ${isLarge ? 'text-2xl' : 'text-lg'}`}>
            <AppLink {...link} className="rounded-card after:absolute after:inset-0 after:rounded-card">
              {title}
            </AppLink>
          </h3>
          <p className={isMain ? 'text-brand-ink' : 'text-muted'}>{text}</p>
        </div>
      </Card>
    </li>
  )
}

type Area = DashboardStats['subjectProgress'][number]

const LOOKS: Record<Area['name'], { icon: string; color: string; subject: string }> = {
  Mathematics: { icon: 'calculator', color: 'var(--subject-mathematics)', subject: 'Mathematics' },
  Science: { icon: 'flask-conical', color: 'var(--subject-science)', subject: 'Science' },
  Reading: { icon: 'book-open', color: 'var(--subject-english)', subject: 'English' },
  Writing: { icon: 'book-open', color: 'var(--subject-english)', subject: 'English' },
}

/** The two strands of English count apart. */
function SubjectProgress() {
  const { t } = useTranslation('dashboard')
  const stats = useQuery(dashboardStatsQuery)
  // The figures above say that loading failed, and how to try again.
  if (stats.isError && !stats.data) return null
  return (
    <section aria-labelledby="subjects-heading" className="flex flex-col gap-4">
      <h2 id="subjects-heading" className="font-semibold text-2xl">
        {t('subjects.heading')}
      </h2>
      {stats.isPending ? (
        <SkeletonBlocks blocks={['h-32']} times={4} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4" />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {stats.data.subjectProgress.map((area) => (
            <AreaCard key={area.name} area={area} />
          ))}
        </ul>
      )}
    </section>
  )
}

function AreaCard({ area: { name, mastery, problemsSolved, problemsTried } }: { area: Area }) {
  const { t } = useTranslation('dashboard')
  const { icon, color, subject } = LOOKS[name]
  const standing = mastery === null ? t('subjects.notStarted') : `${mastery}%`
  return (
    <li>
      <Card isInteractive padding="small" accent={color} className="flex h-full flex-col gap-3">
        <h3 className="flex shrink-0 items-center gap-2 font-medium text-lg">
          <SubjectIcon icon={icon} className="size-6 shrink-0" />
          <AppLink
            to="/progress"
            search={{ tab: 'subjects', subject }}
            className="rounded-card after:absolute after:inset-0 after:rounded-card"
          >
            {t(`subjects.${name}`)}
          </AppLink>
        </h3>
        <ProgressBar
          className="mt-auto"
          label={t(`subjects.${name}`)}
          isLabelHidden
          percent={mastery ?? 0}
          valueText={standing}
          color={color}
        />
        <p className="flex justify-between gap-3 text-muted">
          <span>
            {problemsTried === 0
              ? t('subjects.noneSolved')
              : t('subjects.solved', { count: problemsTried, solved: problemsSolved })}
          </span>
          <span className="shrink-0 text-end font-heading tabular-nums">{standing}</span>
        </p>
      </Card>
    </li>
  )
}

/** A learner's day at a glance: one next step large, the rest small. Each part loads and fails on its own. */
export const DashboardScreen = withUser(Dashboard)

function Dashboard({ user }: { user: User }) {
  return (
    <div className="flex flex-col gap-8">
      <WelcomeBanner user={user} />
      <UrgentBanner user={user} />
      <WhatNextSection user={user} practicePath="/practice" />
      <MyAssignmentsPanel user={user} />
      <QuickActions user={user} />
      <StatCards user={user} />
      <SubjectProgress />
      <div className="grid gap-8 xl:grid-cols-[2fr_1fr]">
        <RecommendedLessons user={user} />
        <div className="flex flex-col gap-8">
          {user.gamificationEnabled && <BadgesPanel user={user} />}
          <MyClassesPanel user={user} />
          <ClassNewsPanel user={user} />
        </div>
      </div>
      <MoreLinks user={user} />
    </div>
  )
}

const DEFAULTS = [
  { badge: 'perfectScore', icon: 'star', color: 'amber' },
  { badge: 'mathMaster', icon: 'calculator', color: 'primary' },
  { badge: 'scienceExplorer', icon: 'flask-conical', color: 'emerald' },
  { badge: 'quickLearner', icon: 'zap', color: 'purple' },
] as const

/** Up to four badges, earned ones first; when none can be loaded, the four that everybody starts with. */
function BadgesPanel({ user }: { user: User }) {
  const { t, i18n } = useTranslation('dashboard')
  const wordCriteria = useCriteriaText()
  const badges = useQuery(badgesQuery)
  const earned = useQuery(earnedBadgesQuery(user.id))
  const isPending = badges.isPending || earned.isPending
  const chosen = choosePanelBadges(badges.data ?? [], earned.data ?? [])
  return (
    <section aria-labelledby="badges-heading" className="flex flex-col gap-4">
      <h2 id="badges-heading" className="font-semibold text-2xl">
        {t('badges.heading')}
      </h2>
      {isPending ? (
        <SkeletonBlocks blocks={['h-96']} />
      ) : (
        <Card padding="small" className="flex flex-col gap-4">
          <ul className="flex flex-col gap-4">
            {(chosen.length > 0 ? chosen : listDefaults()).map(renderBadge)}
          </ul>
          <LinkButton to="/achievements" variant="outline">
            {t('badges.all')}
          </LinkButton>
        </Card>
      )}
    </section>
  )

  function renderBadge({ name, description, criteria, icon, color, isEarned }: PanelBadge) {
    // What a badge is for comes in English; in other languages the interface says it.
    const purpose = i18n.language === 'en' ? description : wordCriteria({ description, criteria })
    return (
      <li key={name} className="flex items-center gap-3">
        <BadgeMedal icon={icon} color={color} isEarned={isEarned} />
        <div className="min-w-0">
          <h3 className="font-medium">{name}</h3>
          <p className="text-muted">{purpose}</p>
          <p className={isEarned ? 'text-success-ink' : 'text-muted'}>
            {isEarned ? t('badges.earned') : t('badges.comingSoon')}
          </p>
        </div>
      </li>
    )
  }

  function listDefaults(): PanelBadge[] {
    return DEFAULTS.map(({ badge, icon, color }) => ({
      name: t(`badges.${badge}`),
      description: t(`badges.${badge}Text`),
      icon,
      color,
      criteria: {},
      isEarned: false,
    }))
  }
}
