import type { Quiz } from '#contract/quizzes.ts'
import { type Attempt, findAnswer } from '../attempt/attempt.ts'
import { FormattedText } from '../formatted-text.tsx'

/** The questions with what was answered. */
export function ChosenAnswers({ quiz, attempt }: { quiz: Quiz; attempt: Attempt }) {
  return (
    <ol className="flex flex-col gap-3">
      {quiz.questions.map(({ id, question, questionHtml, options }) => {
        const chosen = options.find((option) => option.id === findAnswer(attempt, id))
        return (
          <li key={id} className="rounded-control bg-sunken p-4">
            <p className="text-muted">
              <FormattedText text={question} html={questionHtml} />
            </p>
            {chosen && (
              <p className="font-medium">
                <FormattedText text={chosen.text} html={chosen.html} />
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
