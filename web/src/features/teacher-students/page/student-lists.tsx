import { BookOpen, LifeBuoy, Lightbulb, ListChecks } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Stuck } from '#contract/next-steps/what-next.ts'
import type { NamedSkill } from '#contract/skills.ts'
import type { StudentWork as Given, Misconception, StudentResult } from '#contract/teaching/students.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { useDueText } from '../../../kit/classroom/work/use-due-text.ts'
import { useScoreText } from '../../../kit/classroom/work/use-score-text.ts'
import { WorkStateBadge } from '../../../kit/classroom/work/work-state-badge.tsx'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { Card } from '../../../ui/layout/card.tsx'

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
export function WrongIdeas({ misconceptions, onOpen }: WrongIdeasProps) {
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
export function StuckSkills({
  stuck,
  onOpen,
}: {
  stuck: readonly Stuck[]
  onOpen: (skill: NamedSkill) => void
}) {
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
export function StudentWork({
  studentId,
  submissions,
}: {
  studentId: number
  submissions: readonly Given[]
}) {
  const { t } = useTranslation('students')
  const describeDue = useDueText()
  const sayScore = useScoreText()
  return (
    <ListCard heading={t('work.heading')} none={t('work.none')} className="gap-3">
      {submissions.map(({ assignmentId, title, className, dueDate, state, ...work }) => (
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
            <span className="tabular-nums empty:hidden">{sayScore(work)}</span>
            <WorkStateBadge state={state} kind={work.kind} />
          </span>
        </li>
      ))}
    </ListCard>
  )
}

export function StudentResults({ results }: { results: readonly StudentResult[] }) {
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
