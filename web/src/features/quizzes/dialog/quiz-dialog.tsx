import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shuffleOptions } from '#engines/quizzes/index.ts'
import { AskTutorButton } from '../../../kit/chat/page/ask-button.tsx'
import { useChatPage } from '../../../kit/chat/page/open-page.ts'
import { subjectsQuery } from '../../../kit/learning/learning.data.ts'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { currentQuestion, findAnswer } from '../attempt/attempt.ts'
import type { QuizRun, QuizRunControls } from '../attempt/use-quiz-run.ts'
import { ResultView } from '../result/result-view.tsx'
import { KeptView } from './kept-view.tsx'
import { OpeningView } from './opening-view.tsx'
import { QuestionView } from './question-view.tsx'
import { QuizFooter } from './quiz-footer.tsx'
import { UnsentView } from './unsent-view.tsx'
import { useQuizKeys } from './use-quiz-keys.ts'

type QuizDialogProps = {
  controls: QuizRunControls
  isYoung: boolean
  onClose: () => void
  returnFocus: () => void
}

export function QuizDialog({ controls, isYoung, onClose, returnFocus }: QuizDialogProps) {
  const { t } = useTranslation('quizzes')
  const [isLeaving, setIsLeaving] = useState(false)
  const { run, isOpen, isSending } = controls

  function leave() {
    // What is on its way cannot be called back; the answer comes in a moment.
    if (isSending) return
    if (run && !run.result && !run.isKept && run.attempt.answers.length > 0) setIsLeaving(true)
    else onClose()
  }

  return (
    <>
      <Dialog
        open={isOpen}
        onOpenChange={(isWanted) => !isWanted && leave()}
        title={run?.quiz.title ?? t('quiz')}
        returnFocus={returnFocus}
        footer={<QuizFooter controls={controls} onLeave={leave} />}
      >
        {run ? (
          <RunView run={run} controls={controls} isYoung={isYoung} hasKeys={isOpen && !isLeaving} />
        ) : (
          <OpeningView
            isPending={controls.pendingId !== null}
            error={controls.openingError}
            onRetry={controls.openAgain}
          />
        )}
      </Dialog>
      <AlertDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title={t('leave.title')}
        description={t('leave.text')}
        confirmLabel={t('leave.confirm')}
        cancelLabel={t('leave.stay')}
        isDestructive
        onConfirm={onClose}
      />
    </>
  )
}

type RunViewProps = { run: QuizRun; controls: QuizRunControls; isYoung: boolean; hasKeys: boolean }

function RunView({ run, controls, isYoung, hasKeys }: RunViewProps) {
  const { quiz, attempt, result, isUnsent, isKept, isNews } = run
  const question = currentQuestion(attempt, quiz)
  const isAsking = attempt.finishedAt === null && question !== undefined
  const options = question ? shuffleOptions(question.options, `${attempt.id}:${question.id}`) : []

  const subject = useQuery(subjectsQuery).data?.find(({ id }) => id === quiz.subjectId)
  useChatPage(
    isAsking
      ? {
          page: { kind: 'quizQuestion', quizId: quiz.id, questionId: question.id },
          title: quiz.title,
          subject: subject?.name ?? null,
          // What counts is helped with, not worked on.
          readText: null,
        }
      : null,
  )

  useQuizKeys({
    isActive: hasKeys && isAsking,
    optionCount: options.length,
    onChoose: (place) => {
      const option = options[place]
      if (question && option) controls.choose(question.id, option.id)
    },
    onGoOn: controls.goOn,
  })

  if (result)
    return <ResultView key={result.id} quiz={quiz} result={result} isNews={isNews} isYoung={isYoung} />
  if (isKept) return <KeptView quiz={quiz} attempt={attempt} />
  if (isUnsent) return <UnsentView quiz={quiz} attempt={attempt} error={controls.sendingError} />
  if (!question) return null
  return (
    <>
      <QuestionView
        key={`${attempt.id}:${question.id}`}
        question={question}
        options={options}
        place={attempt.place + 1}
        total={quiz.questions.length}
        chosen={findAnswer(attempt, question.id)}
        isLocked={!isAsking}
        isYoung={isYoung}
        onChoose={(optionId) => controls.choose(question.id, optionId)}
      />
      <AskTutorButton />
    </>
  )
}
