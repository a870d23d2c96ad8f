import type { PracticeProblem } from '#contract/practice.ts'

type SkillCount = { id: string; name: string; count: number }

/** The skills that some problems are about, by name. */
export function countBySkill(problems: readonly { problem: Pick<PracticeProblem, 'skill'> }[]): SkillCount[] {
  const counts = new Map<string, SkillCount>()
  for (const { problem } of problems) {
    const { id, name } = problem.skill
    counts.set(id, { id, name, count: (counts.get(id)?.count ?? 0) + 1 })
  }
  return [...counts.values()].sort((a, b) => a.name.localeCompare(b.name))
}
