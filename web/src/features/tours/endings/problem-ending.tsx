import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PracticeProblem, practice } from '#contract/practice.ts'
import { call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { markLearningOutdated } from '../../../kit/learning/mark-learning-outdated.ts'
import { SkillLevelBadge } from '../../../kit/learning/skill-level-badge.tsx'
import { AnswerField } from '../../../kit/practice/answers/answer-field.tsx'
import { completeAnswer } from '../../../kit/practice/answers/complete-answer.ts'
import type { Given } from '../../../kit/practice/given.ts'
import { useKeypadChoice } from '../../../kit/practice/math/use-keypad-choice.ts'
import { ProblemText } from '../../../kit/practice/problem-text.tsx'
import { usePracticeKeys } from '../../../kit/practice/use-practice-keys.ts'
import type { Done } from '../tour-memory.ts'
import { askForProblem, countSolvedToday } from './choose-problem.ts'
import { EndingCard, type EndingFrame } from './ending-card.tsx'
import { OfferView } from './offer-view.tsx'
import { type EndingProps, useOffer } from './use-ending.ts'

/** A student ends with one real problem, solved right there. It is an answer like any other, so nothing takes it back. */
export function ProblemEnding({ user, done, setDone, frame }: EndingProps) {
  const offer = useOffer('problem', user.id, () => askForProblem(frame.isYoung))
  if (done?.kind === 'solved') return <Solved done={done} frame={frame} />
  return (
    <OfferView offer={offer} frame={frame}>
      {(problem) => (
        <ProblemForm problem={problem} timeZone={user.timezone} frame={frame} onSolved={setDone} />
      )}
    </OfferView>
  )
}

function Solved({ done, frame }: { done: Extract<Done, { kind: 'solved' }>; frame: EndingFrame }) {
  const { t } = useTranslation('tours')
  const { skill, level, today } = done
  const how = level === 'new' ? 'begun' : 'reached'
  return (
    <EndingCard
      frame={frame}
      isDone
      title={today === null ? t('endings.problem.done') : t('endings.problem.doneToday', { count: today })}
      text={t(`endings.problem.${how}`, { skill })}
    >
      {level !== 'new' && <SkillLevelBadge level={level} className="self-start" />}
    </EndingCard>
  )
}

type ProblemFormProps = {
  problem: PracticeProblem
  timeZone: string
  frame: EndingFrame
  onSolved: (done: Done) => void
}

function ProblemForm({ problem, timeZone, frame, onSolved }: ProblemFormProps) {
  const { t } = useTranslation('tours')
  const queryClient = useQueryClient()
  const promptId = useId()
  const area = useRef<HTMLFormElement>(null)
  const keypad = useKeypadChoice()
  const [given, setGiven] = useState<Given | null>(null)
  const [isNothingGiven, setNothingGiven] = useState(false)
  const [send] = useState(() => createWriter(practice.answer))
  const check = useMutation({
    mutationFn: (answer: Given) => send({ problemId: problem.id, answer }),
    onSuccess: async ({ correct, level }) => {
      void markLearningOutdated(queryClient)
      if (!correct) return
      // The figure is a bonus: the answer counts without it.
      const attempts = await call(practice.attempts, {}).catch(() => null)
      const today = attempts && countSolvedToday(attempts, new Date(), timeZone)
      onSolved({ kind: 'solved', skill: problem.skill.name, level, today })
    },
  })

  function run() {
    const answer = completeAnswer(problem.answer, given)
    setNothingGiven(answer === null)
    if (answer !== null) check.mutate(answer)
  }

  function give(now: Given) {
    setNothingGiven(false)
    setGiven(now)
  }

  usePracticeKeys({
    area,
    options: problem.answer.kind === 'choice' && !check.isPending ? problem.answer.options : [],
    onChoose: give,
    onEnter: run,
  })

  const { failureReason: error, variables } = check
  const told = isNothingGiven ? 'nothing' : check.data && !check.data.correct ? findWhy(check.data) : null
  return (
    <EndingCard
      frame={frame}
      area={area}
      title={t(frame.isYoung ? 'endings.problem.youngTitle' : 'endings.problem.title')}
      text={t(frame.isYoung ? 'endings.problem.youngLine' : 'endings.problem.text')}
      act={{ label: t('endings.problem.check'), run, isPending: check.isPending }}
      failure={
        error && {
          error,
          isRetrying: check.isPending,
          retry: () => variables !== undefined && check.mutate(variables),
        }
      }
    >
      <ProblemText problem={problem} promptId={promptId} isLarge={frame.isYoung} />
      <AnswerField
        form={problem.answer}
        given={given}
        onGive={give}
        labelledBy={promptId}
        isLocked={check.isPending}
        isLarge={frame.isYoung}
        keypad={keypad}
        promptHtml={problem.promptHtml}
      />
      <p role="status" className="font-medium empty:hidden">
        {told && t(`endings.problem.${told}`)}
      </p>
    </EndingCard>
  )
}

const findWhy = ({ why }: { why: string | null }) => (why === 'unreadable' ? 'unreadable' : 'notYet')
