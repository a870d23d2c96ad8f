import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { ClassNewsPanel } from '../../kit/class-news/class-news-panel.tsx'
import { UrgentBanner } from '../../kit/class-news/urgent-banner.tsx'
import { MyClassesPanel } from '../../kit/classroom/my-classes-panel.tsx'
import { MyAssignmentsPanel } from '../../kit/classroom/work/my-assignments-panel.tsx'
import { MoreLinks } from '../../kit/dashboard/more-links.tsx'
import { StatCards } from '../../kit/dashboard/stat-cards.tsx'
import { WelcomeBanner } from '../../kit/dashboard/welcome-banner.tsx'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { WhatNextSection } from '../../kit/what-next/what-next-section.tsx'
import { withUser } from '../../kit/with-user.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { chooseCourses } from './choose-courses.ts'
import { coursesQuery } from './college.data.ts'
import { COURSE_GRID, CourseCard } from './course-card.tsx'

export const CollegeDashboardScreen = withUser(CollegeDashboard)

function CollegeDashboard({ user }: { user: User }) {
  return (
    <div className="flex flex-col gap-8">
      <WelcomeBanner user={user} />
      <UrgentBanner user={user} />
      <WhatNextSection user={user} practicePath="/practice" />
      <MyAssignmentsPanel user={user} />
      <Courses user={user} />
      <MyClassesPanel user={user} layout="wide" />
      <ClassNewsPanel user={user} />
      <StatCards user={user} />
      <MoreLinks user={user} />
    </div>
  )
}

function Courses({ user }: { user: User }) {
  const { t } = useTranslation('college')
  const found = useQuery(coursesQuery(user.id))
  const isNew = found.data?.every(({ lastOpened }) => lastOpened === null)
  return (
    <section data-tour="courses" aria-labelledby="courses-heading" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="courses-heading" className="font-semibold text-2xl">
          {isNew ? t('dashboard.courses') : t('dashboard.begun')}
        </h2>
        <LinkButton to="/college/courses" variant="outline">
          {t('dashboard.all')}
        </LinkButton>
      </div>
      <QueryView
        query={found}
        failed={t('courses.failed')}
        headingLevel={3}
        loading={<SkeletonBlocks blocks={['h-56']} times={3} className={COURSE_GRID} />}
      >
        {(courses) =>
          courses.length === 0 ? (
            <p className="text-muted">{t('courses.none')}</p>
          ) : (
            <ul className={COURSE_GRID}>
              {chooseCourses(courses).map((course) => (
                <CourseCard key={course.id} course={course} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  )
}
