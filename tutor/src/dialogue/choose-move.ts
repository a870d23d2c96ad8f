import type { Act } from './acts/act.ts'
import { answerQuestion } from './moves/answer-question.ts'
import { askWhich } from './moves/ask-which.ts'
import { changeTopic, goBack } from './moves/change-topic.ts'
import { checkClaim } from './moves/check-claim.ts'
import { cheer, comfort, perkUp, unstick } from './moves/comfort.ts'
import { compare } from './moves/compare.ts'
import { define } from './moves/define.ts'
import { explainAgain, explainDifferently, explainSimpler, giveExample, showIt } from './moves/explain.ts'
import { goOn } from './moves/go-on.ts'
import { makeSmallTalk } from './moves/make-small-talk.ts'
import { isWorkForMe, replyOffTopic, startTheirWork } from './moves/off-topic.ts'
import { prepareTest } from './moves/prepare-test.ts'
import { sayYesNo } from './moves/say-yes-no.ts'
import { summarize } from './moves/summarize.ts'
import { tellWhatNext } from './moves/what-next.ts'
import { askNext, makeQuiz, quizMe } from './quiz/start-quiz.ts'
import type { Move, Scene } from './scene.ts'

/** What each act gets when nothing waits for an answer. */
const MOVES: Record<Act, Move> = {
  fact: answerQuestion,
  how: answerQuestion,
  why: answerQuestion,
  define,
  compare,
  again: explainAgain,
  simpler: explainSimpler,
  differently: explainDifferently,
  example: giveExample,
  show: showIt,
  quiz: quizMe,
  'make-quiz': makeQuiz,
  answer: checkClaim,
  check: checkClaim,
  'dont-know': unstick,
  hint: unstick,
  stuck: unstick,
  next: goOn,
  summarize,
  bored: perkUp,
  proud: cheer,
  feelings: comfort,
  'small-talk': makeSmallTalk,
  'off-topic': replyOffTopic,
  'change-topic': changeTopic,
  back: goBack,
  'what-next': tellWhatNext,
  test: prepareTest,
  problem: answerQuestion,
  'yes-no': sayYesNo,
}

/** While a run of questions goes on, or has just ended, these go on with it. */
const DURING_RUN: Partial<Record<Act, Move>> = { next: askNext, quiz: askNext }

/** Without a lesson at hand there is nothing to repeat: what is meant is asked for. */
const NEEDS_TOPIC: readonly Act[] = ['again', 'simpler', 'differently', 'next']

/** The move for what was said, where no problem and no question is open. */
export function chooseMove(scene: Scene): Move {
  const { act, state, guide, message, topicWords } = scene
  if (isWorkForMe(message)) return startTheirWork
  const during = state.run === null ? undefined : DURING_RUN[act]
  if (during && topicWords === null) return during
  if (guide === null && topicWords === null && NEEDS_TOPIC.includes(act)) return askWhich
  return MOVES[act]
}
