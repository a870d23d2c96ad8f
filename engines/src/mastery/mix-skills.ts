import { FADING_SECONDS, FADINGS, secondsSince } from './fading.ts'
import { findState, type Learner, type SkillState } from './learner.ts'
import type { Model } from './model.ts'
import { type Question, skillsOf } from './question.ts'
import type { SkillMix } from './scratch.ts'

/** A skill never answered counts as left alone for log1p(minutes) = 12, about four months. */
const NEVER_IDLE = 12

/** Joins the skills of a question; an unknown skill gets the number it would be given next. */
export function mixSkills(model: Model, learner: Learner, question: Question): void {
  const { mix, skillNumbers } = model.scratch
  const skills = skillsOf(question)
  const count = skills.length
  clearMix(mix)
  numberSkills(model, skills)
  for (let place = 0; place < count; place++) {
    const name = skills[place] as string
    const strength = model.skills.strengths
    const number = skillNumbers[place] as number
    if (number < strength.length) mix.weight += (strength[number]?.weight ?? 0) / count
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
  mix.idle += Math.log1p(idleSeconds / 60) / count
  for (let window = 0; window < FADINGS; window++) {
    const left = Math.exp(-idleSeconds / (FADING_SECONDS[window] as number)) / count
    mix.fadingAnswers[window] =
      (mix.fadingAnswers[window] as number) + (state.fadingAnswers[window] as number) * left
    mix.fadingRight[window] =
      (mix.fadingRight[window] as number) + (state.fadingRight[window] as number) * left
  }
}

function numberSkills(
  { skills: { numbers }, scratch: { skillNumbers } }: Model,
  names: readonly string[],
): void {
  let next = numbers.size
  skillNumbers.length = 0
  for (let place = 0; place < names.length; place++) {
    const name = names[place] as string
    const number = numbers.get(name)
    const before = number === undefined ? names.indexOf(name) : place
    if (number !== undefined) skillNumbers.push(number)
    else if (before < place) skillNumbers.push(skillNumbers[before] as number)
    else skillNumbers.push(next++)
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
  mix.fadingAnswers.fill(0)
  mix.fadingRight.fill(0)
}
