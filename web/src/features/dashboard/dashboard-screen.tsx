import { ClassNewsPanel } from '../../kit/class-news/class-news-panel.tsx'
import { UrgentBanner } from '../../kit/class-news/urgent-banner.tsx'
import { MyClassesPanel } from '../../kit/classroom/my-classes-panel.tsx'
import { MyAssignmentsPanel } from '../../kit/classroom/work/my-assignments-panel.tsx'
import { MoreLinks } from '../../kit/dashboard/more-links.tsx'
import { StatCards } from '../../kit/dashboard/stat-cards.tsx'
import { WelcomeBanner } from '../../kit/dashboard/welcome-banner.tsx'
import { useUser } from '../../kit/session.ts'
import { WhatNextSection } from '../../kit/what-next/what-next-section.tsx'
import { BadgesPanel } from './badges-panel.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecommendedLessons } from './recommended-lessons.tsx'
import { SubjectProgress } from './subject-progress.tsx'

/** A learner's day at a glance: one next step large, the rest small. Each part loads and fails on its own. */
export function DashboardScreen() {
  const user = useUser()
  // Nobody is here only for the moment in which somebody signs out.
  if (!user) return null
  return (
    <div className="flex flex-col gap-8">
      <WelcomeBanner user={user} />
      <UrgentBanner user={user} />
      <WhatNextSection user={user} practicePath="/practice" />
      <MyAssignmentsPanel user={user} />
      <QuickActions user={user} />
      <StatCards />
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
