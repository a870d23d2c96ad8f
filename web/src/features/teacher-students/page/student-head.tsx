import { useTranslation } from 'react-i18next'
import type { StudentSummary } from '#contract/teaching/students.ts'
import { NeedBadge } from '../../../kit/classroom/need-badge.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { LevelCounts } from '../level-counts.tsx'
import { StudentFigures } from '../student-figures.tsx'
import { useClassLine } from '../use-class-line.ts'

export function StudentHead({ student, name }: { student: StudentSummary; name: string }) {
  const { t } = useTranslation('students')
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
      </div>
    </Card>
  )
}
