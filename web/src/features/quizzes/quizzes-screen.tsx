import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { isYoung } from '../../kit/learning/is-young.ts'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { withUser } from '../../kit/with-user.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { useQuizRun } from './attempt/use-quiz-run.ts'
import { QuizDialog } from './dialog/quiz-dialog.tsx'
import { startButtonId } from './list/quiz-card.tsx'
import { QuizTabs } from './list/quiz-tabs.tsx'
import { readWantedQuiz } from './read-wanted-quiz.ts'
import { useGradeNote } from './use-grade-note.ts'

const GRADES = Array.from({ length: 12 }, (_, place) => place + 1)
const COLLEGE_GRADE = 13

export const QuizzesScreen = withUser(Quizzes)

/** Learners see their own grade; teachers and admins start with all grades and may choose. */
function Quizzes({ user }: { user: User }) {
  const { t } = useTranslation('quizzes')
  const navigate = useNavigate()
  const wantedId = readWantedQuiz(
    useParams({ from: '/quizzes/$quizId', shouldThrow: false }) ?? {},
    useSearch({ from: usePagePath('quizzes') }),
  )
  const visit = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  const isStaff = user.isTeacher || user.role === 'admin'
  const [chosen, setChosen] = useState<number | undefined>(undefined)
  const grade = isStaff ? chosen : user.grade
  const note = useGradeNote(user, grade)
  const heading = useRef<HTMLHeadingElement>(null)
  const controls = useQuizRun(user, { wantedId, visit })

  function close() {
    controls.close()
    if (wantedId !== null) void navigate({ to: '/quizzes', replace: true })
  }

  /** Back to the card, which may have moved to the other tab. */
  function returnFocus() {
    const quizId = controls.run?.quiz.id
    const button = quizId === undefined ? null : document.getElementById(startButtonId(quizId))
    ;(button ?? heading.current)?.focus()
  }

  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} headingRef={heading} intro={note}>
        {isStaff && <GradeSelect grade={chosen} onChoose={setChosen} />}
      </PageHeader>
      <QuizTabs user={user} grade={grade} pendingId={controls.pendingId} onStart={controls.start} />
      <QuizDialog controls={controls} isYoung={isYoung(user)} onClose={close} returnFocus={returnFocus} />
    </div>
  )
}

type GradeSelectProps = { grade: number | undefined; onChoose: (grade: number | undefined) => void }

function GradeSelect({ grade, onChoose }: GradeSelectProps) {
  const { t } = useTranslation('quizzes')
  return (
    <Field label={t('grade.label')} className="w-full sm:w-48">
      <Select
        value={grade === undefined ? 'all' : String(grade)}
        onValueChange={(value) => onChoose(value === 'all' ? undefined : Number(value))}
      >
        <SelectItem value="all">{t('grade.all')}</SelectItem>
        <SelectItems values={GRADES} nameOf={(number) => t('grade.number', { grade: number })} />
        <SelectItem value={String(COLLEGE_GRADE)}>{t('grade.college')}</SelectItem>
      </Select>
    </Field>
  )
}
