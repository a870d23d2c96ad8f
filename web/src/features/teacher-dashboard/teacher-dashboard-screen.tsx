import { useQuery } from '@tanstack/react-query'
import { ClipboardPlus, Megaphone, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { WaitingAlerts } from '../../kit/alerts/waiting-alerts.tsx'
import { AppLink } from '../../kit/app-link.tsx'
import { ownClassesQuery } from '../../kit/classroom/own-classes.data.ts'
import { MoreLinks } from '../../kit/dashboard/more-links.tsx'
import { formatToday } from '../../kit/format-today.ts'
import { WaitingReviews } from '../../kit/project-reviews/waiting-reviews.tsx'
import { useUser } from '../../kit/session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AssignmentList } from './assignment-list.tsx'
import { ClassList } from './class-list.tsx'
import { FigureCards } from './figure-cards.tsx'
import { NeedList } from './need-list.tsx'
import { Performance } from './performance.tsx'
import { ToGrade } from './to-grade.tsx'
import { TodayList } from './today-list.tsx'
import { UpcomingActivities } from './upcoming-activities.tsx'

/** What waits, what today brings and how the classes do; each part loads and fails on its own. */
export function TeacherDashboardScreen() {
  const user = useUser()
  // Nothing is asked for by anybody else.
  return user?.isTeacher ? <Dashboard user={user} /> : null
}

function Dashboard({ user }: { user: User }) {
  const classes = useQuery(ownClassesQuery)
  const isNew = classes.data?.length === 0
  return (
    <div className="flex flex-col gap-8">
      <Welcome user={user} isNew={isNew} />
      <WaitingAlerts />
      <WaitingReviews />
      <FigureCards />
      {!isNew && (
        <div className="grid gap-8 lg:grid-cols-3">
          <ToGrade />
          <TodayList user={user} />
          <NeedList />
        </div>
      )}
      <div className="grid gap-8 lg:grid-cols-2">
        <ClassList />
        <AssignmentList />
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Performance />
        <UpcomingActivities user={user} />
      </div>
      <MoreLinks user={user} />
    </div>
  )
}

function Welcome({ user, isNew }: { user: User; isNew: boolean }) {
  const { t, i18n } = useTranslation('teacherDashboard')
  const [now] = useState(() => new Date())
  const name = user.firstName.trim()
  return (
    <Card tone="brand" className="flex items-center justify-between gap-6">
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <p className="font-medium text-brand-ink">{formatToday(now, i18n.language, user.timezone)}</p>
        <h1 className="font-semibold text-3xl wrap-anywhere sm:text-4xl">
          {name ? t('hello', { name }) : t('helloNobody')}
        </h1>
        {isNew && <p className="max-w-reading text-lg">{t('newText')}</p>}
        <ul data-tour="quick" className="flex flex-wrap gap-3" aria-label={t('quick.label')}>
          <li>
            <Button asChild variant={isNew ? 'outline' : 'primary'}>
              <AppLink to="/teacher/assignments/create">
                <ClipboardPlus aria-hidden="true" />
                {t('quick.assignment')}
              </AppLink>
            </Button>
          </li>
          <li>
            <Button asChild variant={isNew ? 'primary' : 'outline'}>
              <AppLink to="/teacher/classes/create">
                <Users aria-hidden="true" />
                {t('quick.class')}
              </AppLink>
            </Button>
          </li>
          <li>
            <Button asChild variant="outline">
              <AppLink to="/teacher/announcements">
                <Megaphone aria-hidden="true" />
                {t('quick.announcement')}
              </AppLink>
            </Button>
          </li>
        </ul>
      </div>
      <Sprout stage={3} className="hidden h-32 w-auto shrink-0 md:block" />
    </Card>
  )
}
