import { useTranslation } from 'react-i18next'
import type { ChildRecord, ChildWork } from '#contract/families/fields.ts'
import type { NamedSkill } from '#contract/skills.ts'
import { Card } from '../../ui/layout/card.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { useDueText } from '../classroom/work/use-due-text.ts'
import { useScoreText } from '../classroom/work/use-score-text.ts'
import { WorkStateBadge } from '../classroom/work/work-state-badge.tsx'
import { useDayText } from '../days/use-day-text.ts'

type ChildRecordPartsProps = {
  record: ChildRecord
  level?: 2 | 3 | 4
  /** Of each list; a report stays on one page. */
  most?: number
}

/** What a family is shown of a child: the same for guardians and on the report of a teacher. */
export function ChildRecordParts({
  record,
  level = 2,
  most = Number.POSITIVE_INFINITY,
}: ChildRecordPartsProps) {
  const { t } = useTranslation('families')
  const first = <One,>(list: readonly One[]) => list.slice(0, most)
  return (
    <>
      <Figures record={record} />
      <Days days={record.days} />
      <div className="grid items-start gap-6 lg:grid-cols-2 print:grid-cols-2 print:gap-2">
        <WorkList title={t('missing')} none={t('missingNone')} work={first(record.missing)} level={level} />
        <WorkList title={t('due')} none={t('dueNone')} work={first(record.due)} level={level} />
        <WorkList
          title={t('returned')}
          none={t('returnedNone')}
          work={first(record.returned)}
          level={level}
        />
        <SkillList
          title={t('learning')}
          none={t('learningNone')}
          skills={first(record.learning)}
          lesson={record.lesson}
          level={level}
        />
        <SkillList
          title={t('strengths')}
          none={t('strengthsNone')}
          skills={first(record.strengths)}
          level={level}
        />
        <SkillList title={t('next')} none={t('nextNone')} skills={first(record.next)} level={level} />
      </div>
    </>
  )
}

function Figures({ record: { week, streak } }: Pick<ChildRecordPartsProps, 'record'>) {
  const { t, i18n } = useTranslation('families')
  const number = new Intl.NumberFormat(i18n.language)
  const figures = [
    [t('weekDays'), week.days],
    [t('weekMinutes'), week.minutes],
    [t('streak'), streak],
  ] as const
  return (
    <dl className="grid gap-3 sm:grid-cols-3 print:grid-cols-3">
      {figures.map(([label, value]) => (
        <div key={label} className="rounded-card border border-border bg-surface p-4">
          <dt className="text-muted">{label}</dt>
          <dd className="font-heading font-semibold text-2xl tabular-nums">{number.format(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the figures above are made of. */
function Days({ days }: Pick<ChildRecord, 'days'>) {
  const { t } = useTranslation(['families', 'learning'])
  const sayDay = useDayText()
  if (days.length === 0) return null
  return (
    <details className="print:hidden">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center underline decoration-dotted underline-offset-4">
        {t('byDay')}
      </summary>
      <p className="text-muted">{t('learning:rows.streak.text')}</p>
      <ul className="mt-2 grid max-w-md gap-1">
        {days.map(({ day, seconds }) => (
          <li key={day} className="flex justify-between gap-4">
            <span>{sayDay(day, { dateStyle: 'full' })}</span>
            <span className="shrink-0 tabular-nums">
              {t('learning:rows.duration', {
                minutes: Math.floor(seconds / SECONDS_A_MINUTE),
                seconds: seconds % SECONDS_A_MINUTE,
              })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

const SECONDS_A_MINUTE = 60

type ListProps = { title: string; none: string; level: 2 | 3 | 4 }

function WorkList({ title, none, level, work }: ListProps & { work: readonly ChildWork[] }) {
  return (
    <Card>
      <TitledSection title={title} level={level} titleClass="font-semibold text-xl">
        {work.length === 0 && <p className="text-muted">{none}</p>}
        <ul className="flex flex-col gap-3 empty:hidden">
          {work.map((piece) => (
            <WorkLine key={piece.id} piece={piece} />
          ))}
        </ul>
      </TitledSection>
    </Card>
  )
}

function WorkLine({ piece }: { piece: ChildWork }) {
  const describeDue = useDueText()
  const score = useScoreText()(piece)
  const { title, className, teacherName, kind, dueDate, state } = piece
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="min-w-48 flex-1">
        <p dir="auto" className="wrap-anywhere font-medium">
          {title}
        </p>
        <p className="wrap-anywhere text-muted">
          {[className, teacherName, ...(score === null ? [describeDue(dueDate)] : [])].join(' · ')}
        </p>
      </div>
      {score === null ? (
        <WorkStateBadge state={state} kind={kind} />
      ) : (
        <span className="font-medium tabular-nums">{score}</span>
      )}
    </li>
  )
}

type SkillListProps = ListProps & { skills: readonly NamedSkill[]; lesson?: string | null }

function SkillList({ title, none, level, skills, lesson = null }: SkillListProps) {
  const { t } = useTranslation('families')
  return (
    <Card>
      <TitledSection title={title} level={level} titleClass="font-semibold text-xl">
        {lesson !== null && <p className="wrap-anywhere">{t('lesson', { title: lesson })}</p>}
        {skills.length === 0 && lesson === null && <p className="text-muted">{none}</p>}
        <ul className="flex flex-col gap-2 empty:hidden">
          {skills.map(({ id, name, subject }) => (
            <li key={id} className="wrap-anywhere">
              {name} <span className="text-muted">{subject}</span>
            </li>
          ))}
        </ul>
      </TitledSection>
    </Card>
  )
}
