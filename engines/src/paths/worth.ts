import { listFringe } from './fringe.ts'
import { indexGraph, isPractised, type SkillNode, type SkillView, type Standing, type Views } from './graph.ts'

export type Why = 'due' | 'begun' | 'new' | 'prerequisite' | 'upkeep'
export type Worthy = { skill: string; why: Why; worth: number }

/** More skills than these half learned at a time scatter a learner's effort; one or two are too few to alternate. */
const MOST_BEGUN = 4
/** What is worth least is still drawn now and then, and alone when there is nothing else. */
const UPKEEP = 0.01
const NEW = 0.6
/** Found known by a placement: looked at again once the unknown is begun. */
const PRESUMED = 0.1
/** So many answers at less than an even chance put in doubt what the skill builds on. */
const DOUBT = { answers: (globalThis as any).P.doubt, below: 0.5 }
/** Beyond this a skill gains little from one more problem today. */
const ENOUGH = 0.93


const P = (globalThis as any).P as Record<string, number>
export function weighSkills(graph: readonly SkillNode[], views: Views, standing: Standing): Worthy[] {
  const nodes = indexGraph(graph)
  const topGrade = Math.floor(Math.max(standing.grade, standing.aimGrade ?? 0))
  const before = graph.flatMap(({ id }) => views.get(id) ?? []).filter(isPractisedOnce)
  const fringe = listFringe(graph, views, standing)
  const begun = fringe.filter(({ id }) => (views.get(id)?.answers ?? 0) > 0)
  const worthy = before.map((view): Worthy => {
      const { skill, level, isDue, mastery, idleDays } = view
      const isBelow = (nodes.get(skill)?.grade ?? 0) < topGrade
      const scale = isBelow ? P.below! : 1
      if (isDue) return { skill, why: 'due', worth: scale * (mastery < P.enough! ? P.due! : P.dueHigh!) }
      if (level === 'mastered') return { skill, why: 'upkeep', worth: UPKEEP }
      if (mastery < P.enough!) return { skill, why: 'begun', worth: scale * P.practised! }
      return { skill, why: 'begun', worth: Math.max(UPKEEP, scale * (idleDays >= 1 ? P.confirm! : 0)) }
    })
  const inReach = fringe.filter(({ grade }) => grade <= topGrade)
  const open = inReach.filter((n) => begun.includes(n)).length + worthy.filter((w) => w.why === 'begun' && w.worth >= P.practised!).length
  const predicted = ({ id }: SkillNode) => views.get(id)?.mastery ?? 0.5
  const early = new Set(inReach.filter((n) => !begun.includes(n)).toSorted((a, b) => predicted(b) - predicted(a)).slice(0, Math.max(0, P.most! - open)))
  return [
    ...worthy,
    ...fringe.map((node): Worthy => {
      const view = views.get(node.id)
      const isBegun = (view?.answers ?? 0) > 0
      if (isBegun) return { skill: node.id, why: 'begun', worth: node.grade > topGrade ? UPKEEP : 0.2 + predicted(node) ** P.power! }
      return { skill: node.id, why: 'new', worth: early.has(node) ? P.new! : UPKEEP }
    }),
    ...listDoubted(graph, views, begun),
  ]
}

const isPractisedOnce = (view: SkillView) => isPractised(view) || view.level === 'needsRefresh'

/** Prerequisites taken for granted, of a skill that does not come: worth a look before it goes on failing. */
function listDoubted(graph: readonly SkillNode[], views: Views, begun: readonly SkillNode[]): Worthy[] {
  const nodes = indexGraph(graph)
  const doubted = begun
    .filter(({ id }) => {
      const view = views.get(id)
      return view !== undefined && view.answers >= DOUBT.answers && view.mastery < DOUBT.below
    })
    .flatMap(({ after }) => after)
    .filter((id) => nodes.has(id) && !isPractised(views.get(id)))
  return [...new Set(doubted)].map((skill) => ({ skill, why: 'prerequisite', worth: 1 }))
}
