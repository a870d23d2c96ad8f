import { ArrowRight, Check, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { currentQuestion, findAnswer } from '../attempt/attempt.ts'
import type { QuizRunControls } from '../attempt/use-quiz-run.ts'

/** The way on at each step. As wide as the dialog, so that a toast over its corner never hides what a button says. */
export function QuizFooter({ controls, onLeave }: { controls: QuizRunControls; onLeave: () => void }) {
  const { t } = useTranslation('quizzes')
  const { run, isSending } = controls
  if (!run) {
    return (
      <Button variant="outline" onClick={onLeave}>
        {t('dialog.return')}
      </Button>
    )
  }
  if (run.result) {
    return (
      <>
        <Button variant="outline" isFullWidth onClick={controls.takeAgain}>
          <RotateCcw aria-hidden="true" />
          {t('result.again')}
        </Button>
        <Button isFullWidth onClick={onLeave}>
          {t('dialog.return')}
        </Button>
      </>
    )
  }
  if (run.isUnsent) {
    return (
      <>
        <Button variant="outline" isFullWidth onClick={onLeave}>
          {t('dialog.return')}
        </Button>
        <Button
          isFullWidth
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
      isFullWidth
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
