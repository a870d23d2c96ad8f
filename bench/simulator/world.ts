import { readSkills, type SkillEntry } from '#content/format/read-curriculum.ts'
import { listPractice } from '#content/practice/all-practice.ts'
import type { SkillNode } from '#engines/paths/index.ts'
import { createChance } from './chance.ts'

/** The product's own skills, in the order in which they are taught. */
export type World = {
  graph: SkillNode[]
  ofGrade: Map<number, SkillNode[]>
  nodes: Map<string, SkillNode>
  /** Grade and place in it. */
  positions: Map<string, number>
  /** How much harder than average a skill is for everybody, in log-odds. */
  hardness: Map<string, number>
}

/** Of Mathematics, those that can be practiced. */
export function readWorld(): World {
  const practiced = new Set(listPractice().map(({ skill }) => skill))
  return makeWorld(
    readSkills().filter(({ id, subject }) => subject === 'mathematics' && practiced.has(id)),
    'hardness',
  )
}

/** Whatever these skills build on beside themselves is left out. `seed`: of how hard they are. */
export function makeWorld(
  skills: readonly Pick<SkillEntry, 'id' | 'subject' | 'grade' | 'after'>[],
  seed: string,
): World {
  const wanted = new Set(skills.map(({ id }) => id))
  const graph = skills
    .map(({ id, grade, after }) => ({ id, grade, after: after.filter((before) => wanted.has(before)) }))
    .toSorted((a, b) => a.grade - b.grade)
  const ofGrade = Map.groupBy(graph, ({ grade }) => grade)
  const taughtTogether = Map.groupBy(
    skills.toSorted((a, b) => a.grade - b.grade),
    ({ subject, grade }) => `${subject} ${grade}`,
  )
  const positions = new Map(
    [...taughtTogether.values()].flatMap((nodes) =>
      nodes.map(({ id, grade }, place) => [id, grade + place / nodes.length] as const),
    ),
  )
  const chance = createChance(seed)
  return {
    graph,
    ofGrade,
    positions,
    nodes: new Map(graph.map((node) => [node.id, node])),
    hardness: new Map(graph.map(({ id }) => [id, chance.normal(0, 0.5)])),
  }
}
