import type { Dice } from '../dice/index.ts'
import { chooseDifficulty, type Difficulty, type Predict } from './difficulty.ts'
import type { SkillNode, Standing, Views } from './graph.ts'
import { type Why, weighSkills } from './worth.ts'

export type NextInput = {
  graph: readonly SkillNode[]
  views: Views
  standing: Standing
  hasPractice: (skill: string) => boolean
  predict: Predict
  lastSkill: string | undefined
  dice: Dice
}

export type NextProblem = { skill: string; difficulty: Difficulty; why: Why }

/** The next problem of a session: drawn by worth, not the skill just asked unless it is the only one, at the aimed success. */
export function pickNext(input: NextInput): NextProblem | undefined {
  const able = weighSkills(input.graph, input.views, input.standing).filter(({ skill }) =>
    input.hasPractice(skill),
  )
  const others = able.filter(({ skill }) => skill !== input.lastSkill)
  const pool = others.length > 0 ? others : able
  const total = pool.reduce((sum, { worth }) => sum + worth, 0)
  let left = (input.dice.int(0, 999_999) / 1_000_000) * total
  const drawn =
    pool.find(({ worth }) => {
      left -= worth
      return left < 0
    }) ?? pool.at(-1)
  if (!drawn) return undefined
  return { skill: drawn.skill, difficulty: chooseDifficulty(drawn.skill, input.predict), why: drawn.why }
}
