import { wasEverPractised } from '../levels/index.ts'
import { indexGraph, isPracticed, isPresumed, type SkillNode, type Standing, type Views } from './graph.ts'

/**
 * The outer fringe (Falmagne and Doignon): not yet practiced, and everything it builds on is. Lowest grade first, then in the order
 * of the graph. What is presumed is skipped below the grade one aims at, and asked once more in it. A skill above that grade must rest on
 * skills really practiced, not presumed ones.
 */
export function listFringe(graph: readonly SkillNode[], views: Views, standing: Standing): SkillNode[] {
  const nodes = indexGraph(graph)
  const topGrade = Math.floor(Math.max(standing.grade, standing.aimGrade ?? 0))
  return graph
    .filter((node) => {
      const view = views.get(node.id)
      if (view && wasEverPractised(view.level)) return false
      if (node.grade < topGrade && isPresumed(node, view, standing)) return false
      if (node.grade > topGrade + 1) return false
      const isAbove = node.grade > topGrade
      if (isAbove && node.after.length === 0) return false
      return node.after.every((id) => {
        const before = nodes.get(id)
        if (isPracticed(views.get(id)) || before === undefined) return true
        return !isAbove && isPresumed(before, views.get(id), standing)
      })
    })
    .toSorted((a, b) => a.grade - b.grade)
}

/** What a skill builds on and the learner has not practiced, nearest first: where to look when the skill does not come. */
export function listMissing(
  graph: readonly SkillNode[],
  views: Views,
  standing: Standing,
  skill: string,
): SkillNode[] {
  const nodes = indexGraph(graph)
  const missing: SkillNode[] = []
  const seen = new Set([skill])
  let round = [skill]
  while (round.length > 0) {
    const before = round.flatMap((id) => nodes.get(id)?.after ?? []).filter((id) => !seen.has(id))
    round = [...new Set(before)]
    for (const id of round) {
      seen.add(id)
      const node = nodes.get(id)
      if (node && !isPracticed(views.get(id)) && !isPresumed(node, views.get(id), standing))
        missing.push(node)
    }
  }
  return missing
}
