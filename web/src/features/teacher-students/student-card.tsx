import { useTranslation } from 'react-i18next'
import type { StudentSummary } from '#contract/teaching/students.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { NeedBadge } from '../../kit/classroom/need-badge.tsx'
import { Avatar } from '../../ui/display/avatar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { LevelCounts } from './level-counts.tsx'
import { StudentFigures } from './student-figures.tsx'
import { useClassLine } from './use-class-line.ts'

/** A row of the list: who it is, why they could use a hand, and the figures at a glance. */
export function StudentCard({ student }: { student: StudentSummary }) {
  const { t } = useTranslation('students')
  const { id, firstName, lastName, levels, needs } = student
  const classLine = useClassLine()(student)
  const [need, ...more] = needs
  return (
    <Card isInteractive padding="small" className="flex flex-col gap-3 lg:flex-row lg:gap-6">
      <div className="flex min-w-0 flex-1 items-start gap-3">
        <Avatar firstName={firstName} lastName={lastName} />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h2 className="font-medium text-lg leading-snug">
            <AppLink
              to="/teacher/students/$id"
              params={{ id: String(id) }}
              className="rounded-card after:absolute after:inset-0 after:rounded-card"
            >
              {`${firstName} ${lastName}`}
            </AppLink>
          </h2>
          <p className="break-words text-muted">{classLine}</p>
          {need && (
            <p className="flex flex-wrap items-center gap-2">
              <NeedBadge need={need} />
              {more.length > 0 && (
                <span className="text-muted">{t('need.more', { count: more.length })}</span>
              )}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-col gap-2 lg:w-[26rem]">
        <StudentFigures student={student} />
        <LevelCounts levels={levels} />
      </div>
    </Card>
  )
}
