import { exp, log1p } from '../arithmetic/index.ts'
import { FADING_SECONDS, FADINGS, secondsSince } from './fading.ts'
import { findState, type Learner, type SkillState } from './learner.ts'
import type { Model } from './model.ts'
import { type Question, skillsOf } from './question.ts'
import type { SkillMix } from './scratch.ts'

/** A skill never answered counts as left alone for log1p(minutes) = 12, about four months. */
const NEVER_IDLE = 12

/**
 * Joins the skills of a question. An unknown main skill gets the number it would be given next; the numbers of
 * further unknown skills are never looked at.
 */
export function mixSkills(model: Model, learner: Learner, question: Question): void {
  const { mix, skillNumbers } = model.scratch
  const { numbers, strengths } = model.skills
  const skills = skillsOf(question)
  const count = skills.length
  clearMix(mix)
  skillNumbers.length = 0
  for (let place = 0; place < count; place++) {
    const name = skills[place] as string
    const number = numbers.get(name)
    skillNumbers.push(number ?? numbers.size)
    if (number !== undefined) mix.weight += (strengths[number]?.weight ?? 0) / count
    if (name === learner.lastSkill) mix.isRepeated = 1
    const state = findState(learner.skills, name)
    if (state) addToMix(mix, state, count, model.isTimed, question.at)
    else {
      mix.idle += NEVER_IDLE / count
      mix.fastAverage += 0.5 / count
      mix.slowAverage += 0.5 / count
    }
  }
}

function addToMix(mix: SkillMix, state: SkillState, count: number, isTimed: boolean, at: number): void {
  mix.ability += state.ability / count
  mix.answers += state.answers / count
  mix.right += state.right / count
  mix.fastAverage += state.fastAverage / count
  mix.slowAverage += state.slowAverage / count
  mix.fastSurprise += state.fastSurprise / count
  mix.slowSurprise += state.slowSurprise / count
  if (!isTimed) return
  const idleSeconds = secondsSince(state.at, at)
  mix.idle += log1p(idleSeconds / 60) / count
  for (let window = 0; window < FADINGS; window++) {
    const left = exp(-idleSeconds / (FADING_SECONDS[window] as number)) / count
    mix.fadingAnswers[window] =
      (mix.fadingAnswers[window] as number) + (state.fadingAnswers[window] as number) * left
    mix.fadingRight[window] =
      (mix.fadingRight[window] as number) + (state.fadingRight[window] as number) * left
  }
}

function clearMix(mix: SkillMix): void {
  mix.weight = 0
  mix.ability = 0
  mix.answers = 0
  mix.right = 0
  mix.fastAverage = 0
  mix.slowAverage = 0
  mix.fastSurprise = 0
  mix.slowSurprise = 0
  mix.idle = 0
  mix.isRepeated = 0
  for (let window = 0; window < FADINGS; window++) {
    mix.fadingAnswers[window] = 0
    mix.fadingRight[window] = 0
  }
}
