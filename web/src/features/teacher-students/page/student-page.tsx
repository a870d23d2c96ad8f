import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { BookOpen, KeyRound, LifeBuoy, Lightbulb, ListChecks } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Stuck } from '#contract/next-steps/what-next.ts'
import type { NamedSkill } from '#contract/skills.ts'
import type {
  StudentWork as Given,
  Misconception,
  StudentPage as Read,
  StudentResult,
  StudentSummary,
} from '#contract/teaching/students.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { NeedBadge } from '../../../kit/classroom/need-badge.tsx'
import { useDueText } from '../../../kit/classroom/work/use-due-text.ts'
import { WorkStateBadge } from '../../../kit/classroom/work/work-state-badge.tsx'
import { ActivityMap } from '../../../kit/learning/activity-map.tsx'
import { findBusiest } from '../../../kit/learning/find-busiest.ts'
import { GuardiansCard } from '../../../kit/families/guardians-card.tsx'
import { metricsQuery } from '../../../kit/learning/learning.data.ts'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { useReplaceAddress } from '../../../kit/navigation/use-replace-address.ts'
import { IsOwnMap } from '../../../kit/skills/is-own-map.ts'
import { MapSection } from '../../../kit/skills/skill-map/map-section.tsx'
import { FetchedDialog } from '../../../kit/study/fetched-dialog.tsx'
import { isPossibleId, ThingPage } from '../../../kit/thing-page.tsx'
import { useTabTitle } from '../../../kit/use-tab-title.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton, SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { LevelCounts, StudentFigures, useClassLine } from '../student-facts.tsx'
import { studentQuery } from '../students.data.ts'
import { SubjectLevels } from './subject-levels.tsx'

/** One student: what a teacher needs for a talk of four minutes, and the evidence behind it. */
export function StudentPage({ id }: { id: number }) {
  const { t } = useTranslation('students')
  const isPossible = isPossibleId(id)
  const found = useQuery({ ...studentQuery(id), enabled: isPossible })
  return (
    <ThingPage
      back={{ to: '/teacher/students', text: t('page.back') }}
      isPossible={isPossible}
      read={found}
      words={{ goneTitle: t('page.goneTitle'), goneText: t('page.goneText'), failed: t('page.failed') }}
      waiting={
        <SkeletonBlocks
          blocks={['h-96 sm:h-56 lg:col-span-2', 'h-56', 'h-56', 'h-56', 'h-56', 'h-[60dvh] lg:col-span-2']}
          className="grid gap-6 lg:grid-cols-2"
        />
      }
      className="max-w-6xl gap-6"
    >
      {(read) => <Student read={read} />}
    </ThingPage>
  )
}

function Student({ read }: { read: Read }) {
  const { student, timezone, stuck, misconceptions, submissions, results } = read
  const { t } = useTranslation('students')
  const replaceAddress = useReplaceAddress()
  const map = useRef<HTMLDivElement>(null)
  const address = useSearch({ from: '/teacher/students/$id' })
  const name = `${student.firstName} ${student.lastName}`
  useTabTitle(name)
  const open = (chosen: { subject: string; skill: string | null }) =>
    replaceAddress({
      to: '/teacher/students/$id',
      params: { id: String(student.id) },
      search: { subject: chosen.subject, ...(chosen.skill && { skill: chosen.skill }) },
    })
  function openMap(subject: string) {
    open({ subject, skill: null })
    map.current?.scrollIntoView({ block: 'start' })
    map.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <StudentHead student={student} name={name} canResetPassword={read.canResetPassword} />
      <div className="grid gap-6 lg:grid-cols-2">
        <StuckSkills stuck={stuck} onOpen={({ subject, id }) => open({ subject, skill: id })} />
        <WrongIdeas
          misconceptions={misconceptions}
          onOpen={({ subject, id }) => open({ subject, skill: id })}
        />
        <StudentWork studentId={student.id} submissions={submissions} />
        <StudentResults results={results} />
        <GuardiansCard student={{ id: student.id, name }} />
      </div>
      <SubjectLevels studentId={student.id} onOpenMap={openMap} />
      <div ref={map} tabIndex={-1} className="scroll-mt-20 outline-none">
        <StudentMap
          studentId={student.id}
          subject={readText(address.subject)}
          skill={readText(address.skill)}
          onChoose={open}
        />
      </div>
      <ActivityMap
        learner={{ id: student.id, timezone }}
        title={t('activity.title')}
        description={t('activity.description')}
      />
    </>
  )
}

const readText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

type StudentMapProps = {
  studentId: number
  subject: string | null
  skill: string | null
  onChoose: (chosen: { subject: string; skill: string | null }) => void
}

/** The student's own map, to be looked at: levels, and the answers behind each. */
function StudentMap({ studentId, subject, skill, onChoose }: StudentMapProps) {
  const metrics = useQuery(metricsQuery(studentId))
  // Which subject to open is known with the figures; another one would be fetched for nothing.
  if (metrics.isPending) return <Skeleton className="h-[62dvh] min-h-96" />
  const known = metrics.data ?? []
  const shown = subject ?? findBusiest(known)
  const names = known.map(({ subjectName }) => subjectName)
  return (
    <IsOwnMap value={false}>
      <MapSection
        learner={{ id: studentId }}
        subjects={names.includes(shown) ? names : [shown, ...names]}
        subject={shown}
        skill={skill}
        onChoose={onChoose}
      />
    </IsOwnMap>
  )
}

type StudentHeadProps = { student: StudentSummary; name: string; canResetPassword: boolean }

const loadResetDialog = async () => (await import('./reset-password-dialog.tsx')).ResetPasswordDialog

function StudentHead({ student, name, canResetPassword }: StudentHeadProps) {
  const { t } = useTranslation('students')
  const [isResetting, setResetting] = useState(false)
  const classLine = useClassLine()(student)
  return (
    <Card className="flex flex-col gap-4 sm:flex-row sm:items-start">
      <Avatar firstName={student.firstName} lastName={student.lastName} size="large" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h1 className="break-words font-semibold text-3xl">{name}</h1>
        <p className="break-words text-muted">{classLine}</p>
        <StudentFigures student={student} />
        <LevelCounts levels={student.levels} />
        {student.needs.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {student.needs.map((need) => (
              <li
                key={`${need.code} ${need.code === 'inactive' ? '' : need.skill.id}`}
                className="max-w-full"
              >
                <NeedBadge need={need} />
              </li>
            ))}
          </ul>
        )}
        <p className="text-muted">{t('page.privacy')}</p>
        {canResetPassword && (
          <Button
            icon={KeyRound}
            variant="outline"
            className="self-start print:hidden"
            onClick={() => setResetting(true)}
          >
            {t('password.open')}
          </Button>
        )}
        {isResetting && (
          <FetchedDialog
            load={loadResetDialog}
            props={{ student, name, onClose: () => setResetting(false) }}
          />
        )}
      </div>
    </Card>
  )
}

type ListCardProps = { heading: string; none: string; className?: string; children: ReactNode[] }

/** A list with its heading, or what is said where there is none. */
function ListCard({ heading, none, className = 'gap-4', children }: ListCardProps) {
  const id = useId()
  return (
    <Card className="flex flex-col gap-4">
      <h2 id={id} className="font-semibold text-xl">
        {heading}
      </h2>
      {children.length === 0 && <p className="text-muted">{none}</p>}
      <ul aria-labelledby={id} className={`flex flex-col empty:hidden ${className}`}>
        {children}
      </ul>
    </Card>
  )
}

type WrongIdeasProps = { misconceptions: readonly Misconception[]; onOpen: (skill: NamedSkill) => void }

/** What the student seems to think, where several wrong answers agree on it. */
function WrongIdeas({ misconceptions, onOpen }: WrongIdeasProps) {
  const { t, i18n } = useTranslation('students')
  const { t: word } = useTranslation('ui')
  return (
    <ListCard heading={t('ideas.heading')} none={t('ideas.none')}>
      {misconceptions.map(({ skill, idea, answers, lastAt }) => (
        <li key={`${skill.id} ${idea}`} className="flex gap-3">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
          <div className="min-w-0 flex-1">
            <p>{t('ideas.idea', { idea })}</p>
            <p className="flex flex-wrap items-center gap-x-3 text-muted">
              <Button variant="link" className="-ms-4 max-w-full text-start" onClick={() => onOpen(skill)}>
                {skill.name}
              </Button>
              {t('ideas.answers', {
                count: answers,
                date: formatDate(lastAt, word, i18n.language, { dateStyle: 'medium' }),
              })}
            </p>
          </div>
        </li>
      ))}
    </ListCard>
  )
}

/** Where the student is stuck and what an adult can try; the evidence is one press away. */
function StuckSkills({ stuck, onOpen }: { stuck: readonly Stuck[]; onOpen: (skill: NamedSkill) => void }) {
  const { t } = useTranslation('students')
  return (
    <ListCard heading={t('help.heading')} none={t('help.none')}>
      {stuck.map((one) => (
        <StuckSkill key={one.skill.id} stuck={one} onOpen={onOpen} />
      ))}
    </ListCard>
  )
}

function StuckSkill({ stuck, onOpen }: { stuck: Stuck; onOpen: (skill: NamedSkill) => void }) {
  const { t } = useTranslation('students')
  const { skill, method, prerequisite, lessonId, tries } = stuck
  return (
    <li className="flex gap-3">
      <LifeBuoy aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div>
          <h3 className="font-medium text-lg">{skill.name}</h3>
          <p className="text-muted">{t('help.tries', { count: tries })}</p>
        </div>
        <p>
          <span className="font-medium">{t('help.try')}: </span>
          {t(`help.${method}`, { before: prerequisite?.name ?? '' })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            icon={ListChecks}
            variant="secondary"
            aria-label={t('help.evidenceOf', { skill: skill.name })}
            onClick={() => onOpen(skill)}
          >
            {t('help.evidence')}
          </Button>
          {lessonId !== null && (
            <LinkButton
              icon={BookOpen}
              to="/lessons/$lessonId"
              params={{ lessonId: String(lessonId) }}
              variant="outline"
            >
              {t('help.lesson')}
            </LinkButton>
          )}
        </div>
      </div>
    </li>
  )
}

/** What the teacher gave to the student: where each piece stands, and the way to its grade. */
function StudentWork({ studentId, submissions }: { studentId: number; submissions: readonly Given[] }) {
  const { t, i18n } = useTranslation(['students', 'work'])
  const describeDue = useDueText()
  const format = new Intl.NumberFormat(i18n.language)
  return (
    <ListCard heading={t('work.heading')} none={t('work.none')} className="gap-3">
      {submissions.map(({ assignmentId, title, className, dueDate, points, state, grade }) => (
        <li key={assignmentId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <div className="min-w-48 flex-1">
            <AppLink
              to="/teacher/assignments/$id/grade/$studentId"
              params={{ id: String(assignmentId), studentId: String(studentId) }}
              className="inline-flex min-h-11 items-center break-words text-brand-ink underline"
            >
              {title}
            </AppLink>
            <p className="text-muted">{`${className} · ${describeDue(dueDate)}`}</p>
          </div>
          <span className="flex flex-wrap items-center justify-end gap-2">
            {grade !== null && (
              <span className="tabular-nums">
                {t('work:points', { grade: format.format(grade), points: format.format(points) })}
              </span>
            )}
            <WorkStateBadge state={state} />
          </span>
        </li>
      ))}
    </ListCard>
  )
}

function StudentResults({ results }: { results: readonly StudentResult[] }) {
  const { t, i18n } = useTranslation('students')
  const { t: word } = useTranslation('ui')
  const format = new Intl.NumberFormat(i18n.language)
  return (
    <ListCard heading={t('results.heading')} none={t('results.none')} className="gap-3">
      {results.map(({ id, title, score, maxScore, dateTaken }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="min-w-48 flex-1 break-words">{title}</span>
          <span className="text-muted">
            {formatDate(dateTaken, word, i18n.language, { dateStyle: 'medium' })}
          </span>
          <span className="font-heading font-medium tabular-nums">
            {t('results.score', { score: format.format(score), max: format.format(maxScore) })}
          </span>
        </li>
      ))}
    </ListCard>
  )
}
