import { ArrowRight, Check, RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { currentQuestion, findAnswer } from '../attempt/attempt.ts'
import type { QuizRunControls } from '../attempt/use-quiz-run.ts'

/** The way on at each step. As wide as the dialog, so that a toast over its corner never hides what a button says. */
export function QuizFooter({ controls, onLeave }: { controls: QuizRunControls; onLeave: () => void }) {
  const { t } = useTranslation('quizzes')
  const { run, isSending } = controls
  if (!run || (run.isKept && !run.result)) {
    return (
      <Button variant="outline" onClick={onLeave}>
        {t('dialog.return')}
      </Button>
    )
  }
  if (run.result) return <ResultFooter onTakeAgain={controls.takeAgain} onLeave={onLeave} />
  if (run.isUnsent) {
    return (
      <>
        <Button variant="outline" className="sm:flex-1" onClick={onLeave}>
          {t('dialog.return')}
        </Button>
        <Button
          className="sm:flex-1"
          isPending={isSending}
          pendingLabel={t('question.sending')}
          onClick={controls.sendAgain}
        >
          <RotateCcw aria-hidden="true" />
          {t('unsent.retry')}
        </Button>
      </>
    )
  }
  const question = currentQuestion(run.attempt, run.quiz)
  const isAnswered = question !== undefined && findAnswer(run.attempt, question.id) !== undefined
  const isLast = run.attempt.place === run.quiz.questions.length - 1
  return (
    <Button
      size="large"
      className="sm:flex-1"
      disabled={!isAnswered}
      isPending={isSending}
      {...(isLast && { pendingLabel: t('question.sending') })}
      onClick={controls.goOn}
    >
      {isLast ? t('question.finish') : t('question.next')}
      {isLast ? <Check aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
    </Button>
  )
}

const SETTLING_MS = 500

/** Stands where the button was that brought the result: the second press of a double click must not end it at once. */
function ResultFooter({ onTakeAgain, onLeave }: { onTakeAgain: () => void; onLeave: () => void }) {
  const { t } = useTranslation('quizzes')
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [])
  const settling = isSettled ? {} : { 'aria-disabled': true }
  return (
    <>
      <Button
        variant="outline"
        className="sm:flex-1"
        onClick={() => isSettled && onTakeAgain()}
        {...settling}
      >
        <RotateCcw aria-hidden="true" />
        {t('result.again')}
      </Button>
      <Button className="sm:flex-1" onClick={() => isSettled && onLeave()} {...settling}>
        {t('dialog.return')}
      </Button>
    </>
  )
}
