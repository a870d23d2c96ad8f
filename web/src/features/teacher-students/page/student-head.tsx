import { KeyRound } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StudentSummary } from '#contract/teaching/students.ts'
import { NeedBadge } from '../../../kit/classroom/need-badge.tsx'
import { FetchedDialog } from '../../../kit/study/fetched-dialog.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { LevelCounts, StudentFigures, useClassLine } from '../student-facts.tsx'

type StudentHeadProps = {
  student: StudentSummary
  name: string
  canResetPassword: boolean
  onOpen: ComponentProps<typeof StudentFigures>['onOpen']
}

const loadResetDialog = async () => (await import('./reset-password-dialog.tsx')).ResetPasswordDialog

/** Who it is, how they are doing at a glance, and a new password for who has forgotten theirs. */
export function StudentHead({ student, name, canResetPassword, onOpen }: StudentHeadProps) {
  const { t } = useTranslation('students')
  const [isResetting, setResetting] = useState(false)
  const classLine = useClassLine()(student)
  return (
    <Card className="flex flex-col gap-4 sm:flex-row sm:items-start">
      <Avatar firstName={student.firstName} lastName={student.lastName} size="large" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h1 className="break-words font-semibold text-3xl">{name}</h1>
        <p className="break-words text-muted">{classLine}</p>
        <StudentFigures student={student} {...(onOpen && { onOpen })} />
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
