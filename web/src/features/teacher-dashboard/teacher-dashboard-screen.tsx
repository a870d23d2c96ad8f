import { useQuery } from '@tanstack/react-query'
import { CircleCheck, ClipboardPlus, Megaphone, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ClassSummary } from '#contract/teaching/classes.ts'
import type { WaitingWork } from '#contract/teaching/teacher-dashboard.ts'
import { WaitingAlerts } from '../../kit/alerts/waiting-alerts.tsx'
import { AppLink } from '../../kit/app-link.tsx'
import { NeedBadge } from '../../kit/classroom/need-badge.tsx'
import { ownClassesQuery } from '../../kit/classroom/own-classes.data.ts'
import { MoreLinks } from '../../kit/dashboard/more-links.tsx'
import { formatToday } from '../../kit/format-today.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { WaitingReviews } from '../../kit/project-reviews/waiting-reviews.tsx'
import { WaitingPublications } from '../../kit/publication/waiting-publications.tsx'
import { useUser } from '../../kit/session.ts'
import { ProgressRing } from '../../ui/display/progress-ring.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { AssignmentList } from './assignment-list.tsx'
import { FigureCards } from './figure-cards.tsx'
import { LINES, LinkLine, Nothing, Section, usePercent } from './section.tsx'
import { figuresQuery, MOST_SHOWN, needsQuery, waitingQuery } from './teacher-dashboard.data.ts'
import { TodayList, UpcomingActivities } from './upcoming-activities.tsx'

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
      <WaitingPublications />
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
            <LinkButton
              icon={ClipboardPlus}
              to="/teacher/assignments/create"
              variant={isNew ? 'outline' : 'primary'}
            >
              {t('quick.assignment')}
            </LinkButton>
          </li>
          <li>
            <LinkButton icon={Users} to="/teacher/classes/create" variant={isNew ? 'primary' : 'outline'}>
              {t('quick.class')}
            </LinkButton>
          </li>
          <li>
            <LinkButton icon={Megaphone} to="/teacher/announcements" variant="outline">
              {t('quick.announcement')}
            </LinkButton>
          </li>
        </ul>
      </div>
      <Sprout stage={3} className="hidden h-32 w-auto shrink-0 md:block" />
    </Card>
  )
}

/** Three who could use a hand most, with the reason. */
function NeedList() {
  const { t } = useTranslation('teacherDashboard')
  const found = useQuery(needsQuery)
  const more = found.data ? found.data.needingHelp : 0
  return (
    <Section
      name="needs"
      query={found}
      link={{
        to: '/teacher/students',
        label: more > 0 ? t('needs.all', { count: more }) : t('needs.students'),
        // Three headings stand side by side on a laptop.
        ...(more > 1 && { short: t('needs.allShort', { count: more }) }),
      }}
    >
      {({ students, total }) => {
        const lines = students.flatMap((student) => {
          const [need] = student.needs
          return need ? [{ student, need }] : []
        })
        return lines.length === 0 ? (
          <Nothing>{t(total === 0 ? 'needs.noStudents' : 'needs.none')}</Nothing>
        ) : (
          <ul className={LINES}>
            {lines.map(({ student: { id, firstName, lastName }, need }) => (
              <LinkLine
                key={id}
                to="/teacher/students/$id"
                params={{ id: String(id) }}
                title={`${firstName} ${lastName}`.trim()}
                text={<NeedBadge need={need} />}
              />
            ))}
          </ul>
        )
      }}
    </Section>
  )
}

/** Students, average score, completion rate; a dash where there is nothing to tell yet. */
function Performance() {
  const { t, i18n } = useTranslation('teacherDashboard')
  const figures = useQuery(figuresQuery)
  const say = usePercent()
  return (
    <Section
      name="performance"
      query={figures}
      link={{ to: '/teacher/analytics', label: t('performance.all') }}
    >
      {({ totalStudents, averageScore, completionRate, open }) => (
        <Card padding="small">
          <dl className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-3">
            <div className="flex items-center justify-between gap-3 min-[26rem]:flex-col-reverse min-[26rem]:justify-end">
              <dt className="text-muted min-[26rem]:text-center">{t('performance.students')}</dt>
              <dd className="grid size-24 place-items-center font-heading font-semibold text-3xl tabular-nums">
                {new Intl.NumberFormat(i18n.language).format(totalStudents)}
              </dd>
            </div>
            {(
              [
                [t('performance.average'), averageScore],
                [t(open > 0 ? 'performance.soFar' : 'performance.completion'), completionRate],
              ] as const
            ).map(([label, value]) => (
              <div
                key={label}
                className="flex items-center justify-between gap-3 min-[26rem]:flex-col-reverse min-[26rem]:justify-end"
              >
                <dt className="text-muted min-[26rem]:text-center">
                  <AppLink to="/teacher/students" className="underline underline-offset-4">
                    {label}
                  </AppLink>
                </dt>
                <dd>
                  {value === null ? (
                    <span
                      role="img"
                      aria-label={t('performance.none', { what: label })}
                      className="grid size-24 place-items-center font-heading font-semibold text-3xl text-muted"
                    >
                      –
                    </span>
                  ) : (
                    <ProgressRing
                      percent={Math.min(100, value)}
                      label={label}
                      valueText={say(value)}
                      color="var(--brand)"
                    >
                      {say(value)}
                    </ProgressRing>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </Section>
  )
}

/** How much work waits for a grade, and the way to what has waited longest. */
function ToGrade() {
  const waiting = useQuery(waitingQuery)
  return (
    <Section name="grade" tour="toGrade" query={waiting}>
      {(work) => <Waiting work={work} />}
    </Section>
  )
}

function Waiting({ work: { submissions, first } }: { work: WaitingWork }) {
  const { t, i18n } = useTranslation('teacherDashboard')
  if (!first)
    return (
      <Card padding="small" className="flex items-center gap-3">
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-brand" />
        <p>{t('grade.none')}</p>
      </Card>
    )
  return (
    <Card padding="small" className="flex flex-col items-start gap-3">
      <p>
        <span className="me-2 font-heading font-semibold text-3xl tabular-nums">
          {new Intl.NumberFormat(i18n.language).format(submissions)}
        </span>
        <AppLink
          to="/teacher/assignments"
          search={{ show: 'toGrade' }}
          className="underline decoration-dotted underline-offset-4"
        >
          {t('grade.waiting', { count: submissions })}
        </AppLink>
      </p>
      <p className="text-muted wrap-anywhere">
        {t('grade.first', { title: first.title, name: first.className })}
      </p>
      <LinkButton
        to="/teacher/assignments/$id/grade/$studentId"
        params={{ id: String(first.assignmentId), studentId: String(first.studentId) }}
      >
        {t('grade.start')}
      </LinkButton>
    </Card>
  )
}

function ClassList() {
  const { t } = useTranslation('teacherDashboard')
  const classes = useQuery(ownClassesQuery)
  return (
    <Section
      name="classes"
      tour="classes"
      query={classes}
      link={{ to: '/teacher/classes', label: t('classes.all') }}
    >
      {(found) => {
        const active = found.filter(({ isActive }) => isActive)
        return active.length === 0 ? (
          <EmptyState
            headingLevel={3}
            drawing={<Sprout stage={0} />}
            title={t('classes.emptyTitle')}
            description={t('classes.emptyText')}
            action={<LinkButton to="/teacher/classes/create">{t('quick.class')}</LinkButton>}
          />
        ) : (
          <ul className={LINES}>
            {active.slice(0, MOST_SHOWN).map((room) => (
              <ClassLine key={room.id} room={room} />
            ))}
          </ul>
        )
      }}
    </Section>
  )
}

function ClassLine({ room }: { room: ClassSummary }) {
  const { t } = useTranslation('teacherDashboard')
  const { id, name, grade, subject, pupils } = room
  const facts = [
    ...(grade === null ? [] : [t('classes.grade', { grade })]),
    ...(subject ? [subject] : []),
    t('classes.pupils', { count: pupils }),
  ]
  return (
    <LinkLine to="/teacher/classes/$id" params={{ id: String(id) }} title={name} text={facts.join(' · ')} />
  )
}
