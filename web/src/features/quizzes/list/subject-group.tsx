import { type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Subject } from '#contract/subjects.ts'
import { findAccent } from '../../../kit/learning/find-accent.ts'
import { SubjectIcon } from '../../../kit/learning/subject-icon.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { QuizCard } from './quiz-card.tsx'
import type { QuizCard as Quiz } from './sort-quizzes.ts'

/** Few enough that every subject is found by a short scroll. */
const SHOWN_AT_FIRST = 6
const SHOWN_MORE = 12

type SubjectGroupProps = {
  subject: Subject
  quizzes: readonly Quiz[]
  hasGrade: boolean
  isYoung: boolean
  pendingId: number | null
  onStart: (quizId: number) => void
}

export function SubjectGroup({ subject, quizzes, hasGrade, isYoung, pendingId, onStart }: SubjectGroupProps) {
  const { t } = useTranslation('quizzes')
  const [shown, setShown] = useState(SHOWN_AT_FIRST)
  const headingId = `quizzes-of-${subject.id}`
  const color = findAccent(subject.name, subject.color)
  const firstNew = useRef<HTMLLIElement>(null)

  useEffect(() => {
    // The button that was pressed may be gone; reading goes on with what it brought.
    if (shown > SHOWN_AT_FIRST) firstNew.current?.focus()
  }, [shown])

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <h2 id={headingId} className="flex items-center gap-3 font-semibold text-2xl">
        <span
          className="grid size-11 shrink-0 place-items-center rounded-control border-2"
          style={{ borderColor: color }}
        >
          <SubjectIcon icon={subject.icon} className="size-6" />
        </span>
        {subject.name}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
        {quizzes.slice(0, shown).map((quiz, index) => (
          <li
            key={quiz.id}
            {...(index === shown - SHOWN_MORE && focusable(firstNew))}
            className="rounded-card"
          >
            <QuizCard
              quiz={quiz}
              color={color}
              hasGrade={hasGrade}
              isYoung={isYoung}
              isPending={pendingId === quiz.id}
              onStart={() => onStart(quiz.id)}
            />
          </li>
        ))}
      </ul>
      {quizzes.length > shown && (
        <Button
          variant="outline"
          aria-label={t('list.moreNamed', { subject: subject.name })}
          onClick={() => setShown(shown + SHOWN_MORE)}
          className="self-center"
        >
          {t('list.more')}
        </Button>
      )}
    </section>
  )
}

function focusable(ref: Ref<HTMLLIElement>) {
  return { ref, tabIndex: -1 }
}
