import type { ReactNode } from 'react'
import type { Subject } from '#contract/subjects.ts'
import { groupBySubject, type QuizCard } from './sort-quizzes.ts'
import { SubjectGroup } from './subject-group.tsx'

type QuizListProps = {
  quizzes: readonly QuizCard[]
  subjects: readonly Subject[]
  hasGrade: boolean
  isYoung: boolean
  pendingId: number | null
  onStart: (quizId: number) => void
  /** Stands here when there is none. */
  empty: ReactNode
}

export function QuizList({ quizzes, subjects, hasGrade, isYoung, pendingId, onStart, empty }: QuizListProps) {
  if (quizzes.length === 0) return empty
  return (
    <div className="flex flex-col gap-8 pt-2">
      {groupBySubject(quizzes).map(({ subjectId, cards }) => {
        const subject = subjects.find(({ id }) => id === subjectId)
        return (
          subject && (
            <SubjectGroup
              key={subjectId}
              subject={subject}
              quizzes={cards}
              hasGrade={hasGrade}
              isYoung={isYoung}
              pendingId={pendingId}
              onStart={onStart}
            />
          )
        )
      })}
    </div>
  )
}
