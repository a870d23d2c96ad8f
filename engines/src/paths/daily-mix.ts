import { chooseDifficulty, DIFFICULTIES, type Difficulty, type Predict, STRETCH } from './difficulty.ts'
import { listFringe } from './fringe.ts'
import type { SkillNode, SkillView, Standing, Views } from './graph.ts'
import { interleave } from './interleave.ts'

export type MixWhy = 'due' | 'new' | 'begun' | 'stretch' | 'upkeep'
export type MixItem = { skill: string; difficulty: Difficulty; why: MixWhy }

export type MixInput = {
  graph: readonly SkillNode[]
  views: Views
  standing: Standing
  hasPractice: (skill: string) => boolean
  predict: Predict
  size?: number
}

const SIZE = 10
const MOST_NEW = 2
/** A new skill met once is forgotten tomorrow: it comes twice. */
const TIMES_NEW = 2

/** The problems of a day: what is due first, one or two new skills, one stretch, filled with what is begun. */
export function planDailyMix(input: MixInput): MixItem[] {
  const { graph, views, standing, hasPractice, predict, size = SIZE } = input
  const tried = graph.flatMap(({ id }) => views.get(id) ?? []).filter(({ skill }) => hasPractice(skill))
  const fringe = listFringe(graph, views, standing)
    .map(({ id }) => id)
    .filter(hasPractice)
  const item = (skill: string, why: MixWhy): MixItem => ({
    skill,
    difficulty: chooseDifficulty(skill, predict),
    why,
  })
  const due = sortBy(tried.filter(isDue), ({ mastery }) => mastery).map(({ skill }) => skill)
  const fresh = fringe.filter((skill) => (views.get(skill)?.answers ?? 0) === 0).slice(0, MOST_NEW)
  // A placement asks beyond what fits: what it met there waits until it is in reach.
  const inReach = new Set(fringe)
  const begun = sortBy(
    tried.filter((view) => isBegun(view) && (view.level === 'practised' || inReach.has(view.skill))),
    ({ mastery }) => -mastery,
  ).map(({ skill }) => skill)
  const stretch = findStretch([...fringe, ...begun], predict)

  const reserved = fresh.length * TIMES_NEW + (stretch ? 1 : 0)
  const plan = due.slice(0, Math.max(1, size - reserved)).map((skill) => item(skill, 'due'))
  for (let time = 0; time < TIMES_NEW; time++) plan.push(...fresh.map((skill) => item(skill, 'new')))
  if (stretch) plan.push(stretch)
  const upkeep = sortBy(
    tried.filter(({ level, isDue }) => level === 'mastered' && !isDue),
    ({ mastery }) => mastery,
  )
  const fillers = [
    ...begun.map((skill) => item(skill, 'begun')),
    ...(begun.length === 0 ? upkeep.map(({ skill }) => item(skill, 'upkeep')) : []),
  ]
  const again = fillers.length > 0 ? fillers : plan.filter(({ why }) => why !== 'stretch')
  for (let place = 0; plan.length < size && again.length > 0; place++) {
    plan.push(again[place % again.length] as MixItem)
  }
  return interleave(plan.slice(0, size))
}

const isDue = (view: SkillView) => view.isDue
const isBegun = ({ level, isDue }: SkillView) => !isDue && (level === 'learning' || level === 'practised')

/** One problem that may well go wrong: the skill and difficulty nearest to the middle of the stretch band, if any lies in it. */
function findStretch(skills: readonly string[], predict: Predict): MixItem | undefined {
  const middle = (STRETCH.from + STRETCH.to) / 2
  const able = skills
    .flatMap((skill) =>
      DIFFICULTIES.map((difficulty) => ({ skill, difficulty, predicted: predict(skill, difficulty) })),
    )
    .filter(({ predicted }) => predicted >= STRETCH.from && predicted <= STRETCH.to)
  const best = sortBy(able, ({ predicted }) => Math.abs(predicted - middle))[0]
  return best && { skill: best.skill, difficulty: best.difficulty, why: 'stretch' }
}

const sortBy = <Item>(items: readonly Item[], measure: (item: Item) => number) =>
  items.toSorted((a, b) => measure(a) - measure(b))
