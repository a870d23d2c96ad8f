import { listFringe } from './fringe.ts'
import {
  indexGraph,
  isPracticed,
  type SkillNode,
  type SkillView,
  type Standing,
  type Views,
} from './graph.ts'

export type Why = 'due' | 'begun' | 'new' | 'prerequisite' | 'upkeep'
export type Worthy = { skill: string; why: Why; worth: number }

/** Relative chances to be drawn, found by bench/simulate.ts; they are not fine: half or double moves its figures by a few percent. */
const WORTH = { new: 1.2, practised: 0.8, due: 0.6, prerequisite: 1, enough: 0.05, upkeep: 0.001 }
/** From here on another problem today mostly repeats what is known; it comes again when it fades. */
const ENOUGH = 0.85
/** More skills than these unfinished at a time scatter a learner's effort. */
const MOST_OPEN = 14
/** What lies below the grade aimed at is a means: once practiced it is hardly repeated. */
const BELOW_SHARE = 0.02
/** So many answers at less than an even chance put in doubt what the skill builds on. */
const DOUBT = { answers: 4, below: 0.5 }
/** What is thought of a skill that nobody predicted. */
const UNPREDICTED = 0.5

/** What can be practiced now and how much it is worth. */
export function weighSkills(graph: readonly SkillNode[], views: Views, standing: Standing): Worthy[] {
  const nodes = indexGraph(graph)
  const topGrade = Math.floor(Math.max(standing.grade, standing.aimGrade ?? 0))
  const practiced = graph
    .flatMap(({ id }) => views.get(id) ?? [])
    .filter((view) => isPracticed(view) || view.level === 'needsRefresh')
    .map((view) => weighPracticed(view, (nodes.get(view.skill)?.grade ?? 0) < topGrade))
  const fringe = listFringe(graph, views, standing)
  const begun = fringe.filter(({ id }) => (views.get(id)?.answers ?? 0) > 0)
  const fresh = fringe.filter((node) => !begun.includes(node))
  const open = [...practiced, ...begun.map((node) => weighBegun(node, views, topGrade))]
  const room = Math.max(0, MOST_OPEN - open.filter(({ worth }) => worth > WORTH.enough).length)
  const predicted = ({ id }: SkillNode) => views.get(id)?.mastery ?? UNPREDICTED
  const promising = fresh
    .filter(({ grade }) => grade <= topGrade)
    .toSorted((a, b) => predicted(b) - predicted(a))
    .slice(0, room)
  return [
    ...open,
    ...fresh.map((node): Worthy => {
      const worth = promising.includes(node) ? WORTH.new : WORTH.upkeep
      return { skill: node.id, why: 'new', worth }
    }),
    ...listDoubted(nodes, views, begun),
  ]
}

function weighPracticed({ skill, level, isDue, mastery }: SkillView, isBelow: boolean): Worthy {
  const share = isBelow ? BELOW_SHARE : 1
  if (isDue) return { skill, why: 'due', worth: share * (mastery < ENOUGH ? WORTH.due : WORTH.enough) }
  if (level === 'mastered') return { skill, why: 'upkeep', worth: WORTH.upkeep }
  return { skill, why: 'begun', worth: share * (mastery < ENOUGH ? WORTH.practised : WORTH.enough) }
}

/** The nearer to done, the sooner it is finished. */
function weighBegun({ id, grade }: SkillNode, views: Views, topGrade: number): Worthy {
  const mastery = views.get(id)?.mastery ?? UNPREDICTED
  if (grade > topGrade) return { skill: id, why: 'begun', worth: WORTH.upkeep }
  return { skill: id, why: 'begun', worth: mastery < ENOUGH ? 0.2 + mastery : WORTH.enough }
}

/** Prerequisites taken for granted, of a skill that does not come: worth a look before it goes on failing. */
function listDoubted(
  nodes: ReadonlyMap<string, SkillNode>,
  views: Views,
  begun: readonly SkillNode[],
): Worthy[] {
  const doubted = begun
    .filter(({ id }) => {
      const view = views.get(id)
      return view !== undefined && view.answers >= DOUBT.answers && view.mastery < DOUBT.below
    })
    .flatMap(({ after }) => after)
    .filter((id) => nodes.has(id) && !isPracticed(views.get(id)))
  return [...new Set(doubted)].map((skill) => ({ skill, why: 'prerequisite', worth: WORTH.prerequisite }))
}
