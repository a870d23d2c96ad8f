import { exp } from '../arithmetic/index.ts'
import { FADING_SECONDS, FADINGS, secondsSince } from './fading.ts'
import { addState, findState, type Learner, newSkillState, type SkillState } from './learner.ts'
import { type Attempt, skillsOf } from './question.ts'

/** How fast the learner's three moving averages follow. */
const AVERAGE_RATES: readonly number[] = [0.4, 0.15, 0.04]
const FAST_RATE = 0.5
const SLOW_RATE = 0.2
const HISTORY_MASK = 255

/**
 * Moves a learner in place by one answer.
 * `error` is the outcome (0 or 1) less the prediction, `surprise` less the population's chance.
 */
export function moveLearner(
  learner: Learner,
  attempt: Attempt,
  isTimed: boolean,
  error: number,
  surprise: number,
): void {
  const outcome = attempt.correct ? 1 : 0
  const skills = skillsOf(attempt)
  learner.ability += (0.35 / (1 + 0.02 * learner.answers)) * error
  moveAverages(learner, outcome, surprise)
  for (let place = 0; place < skills.length; place++) {
    const name = skills[place] as string
    let state = findState(learner.skills, name)
    if (!state) {
      state = newSkillState(attempt.at)
      addState(learner.skills, name, state)
    }
    moveSkill(state, outcome, attempt.at, isTimed, error, surprise)
  }
  moveItem(learner, attempt, outcome)
  learner.history = ((learner.history << 1) | outcome) & HISTORY_MASK
  learner.lastGapSeconds = learner.answers > 0 ? secondsSince(learner.lastAt, attempt.at) : 0
  learner.lastItem = attempt.item
  learner.lastSkill = skills[0] as string
  learner.wasRight = outcome
  learner.lastAt = attempt.at
  learner.answers++
  learner.right += outcome
}

function moveAverages({ averages, surprises }: Learner, outcome: 0 | 1, surprise: number): void {
  for (let pace = 0; pace < AVERAGE_RATES.length; pace++) {
    const rate = AVERAGE_RATES[pace] as number
    const average = averages[pace] as number
    const surprised = surprises[pace] as number
    averages[pace] = average + rate * (outcome - average)
    surprises[pace] = surprised + rate * (surprise - surprised)
  }
}

function moveSkill(
  state: SkillState,
  outcome: 0 | 1,
  at: number,
  isTimed: boolean,
  error: number,
  surprise: number,
): void {
  if (isTimed) fade(state, outcome, secondsSince(state.at, at))
  state.ability += (0.6 / (1 + 0.1 * state.answers)) * error
  state.answers++
  state.right += outcome
  state.fastAverage += FAST_RATE * (outcome - state.fastAverage)
  state.slowAverage += SLOW_RATE * (outcome - state.slowAverage)
  state.fastSurprise += FAST_RATE * (surprise - state.fastSurprise)
  state.slowSurprise += SLOW_RATE * (surprise - state.slowSurprise)
  state.at = at
  state.history = ((state.history << 1) | outcome) & HISTORY_MASK
  state.run = outcome ? Math.max(1, state.run + 1) : Math.min(-1, state.run - 1)
}

function fade({ fadingAnswers, fadingRight }: SkillState, outcome: 0 | 1, idleSeconds: number): void {
  for (let window = 0; window < FADINGS; window++) {
    const left = exp(-idleSeconds / (FADING_SECONDS[window] as number))
    fadingAnswers[window] = (fadingAnswers[window] as number) * left + 1
    fadingRight[window] = (fadingRight[window] as number) * left + outcome
  }
}

function moveItem(learner: Learner, { item, at }: Attempt, outcome: 0 | 1): void {
  const state = findState(learner.items, item)
  if (!state) {
    addState(learner.items, item, {
      answers: 1,
      right: outcome,
      wasRight: outcome,
      step: learner.answers,
      at,
    })
    return
  }
  state.answers++
  state.right += outcome
  state.wasRight = outcome
  state.step = learner.answers
  state.at = at
}
