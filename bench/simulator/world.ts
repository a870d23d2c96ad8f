import { readSkills } from '#content/format/read-curriculum.ts'
import { listPractice } from '#content/practice/all-practice.ts'
import type { SkillNode } from '#engines/paths/index.ts'
import { createChance } from './chance.ts'

/** The product's own skills of Mathematics that can be practiced, in the order in which they are taught. */
export type World = {
  graph: SkillNode[]
  ofGrade: Map<number, SkillNode[]>
  nodes: Map<string, SkillNode>
  /** Grade and place in it. */
  positions: Map<string, number>
  /** How much harder than average a skill is for everybody, in log-odds. */
  hardness: Map<string, number>
}

export function readWorld(): World {
  const practiced = new Set(listPractice().map(({ skill }) => skill))
  const graph = readSkills()
    .filter(({ id, subject }) => subject === 'mathematics' && practiced.has(id))
    .map(({ id, grade, after }) => ({ id, grade, after: after.filter((before) => practiced.has(before)) }))
    .toSorted((a, b) => a.grade - b.grade)
  const ofGrade = new Map<number, SkillNode[]>()
  for (const node of graph) ofGrade.set(node.grade, [...(ofGrade.get(node.grade) ?? []), node])
  const positions = new Map<string, number>()
  for (const [grade, nodes] of ofGrade)
    for (const [place, { id }] of nodes.entries()) positions.set(id, grade + place / nodes.length)
  const chance = createChance('hardness')
  return {
    graph,
    ofGrade,
    positions,
    nodes: new Map(graph.map((node) => [node.id, node])),
    hardness: new Map(graph.map(({ id }) => [id, chance.normal(0, 0.5)])),
  }
}
