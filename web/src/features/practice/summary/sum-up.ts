import type { SkillLevel } from '#contract/skills.ts'
import type { Done } from '../session/session.ts'

export type SkillChange = {
  id: string
  name: string
  solved: number
  before: number | null
  after: number
  levelBefore: SkillLevel
  level: SkillLevel
}
export type Summary = {
  solved: number
  tried: number
  tries: number
  hints: number
  unchecked: number
  skills: SkillChange[]
}

/** A session in figures. Levels go from before the first try at a skill to after the last one. */
export function sumUp(done: readonly Done[]): Summary {
  const skills = new Map<string, SkillChange>()
  for (const { skillId, skillName, isSolved, masteryBefore, mastery, levelBefore, level } of done) {
    if (mastery === null) continue
    const known = skills.get(skillId)
    skills.set(skillId, {
      id: skillId,
      name: skillName,
      solved: (known?.solved ?? 0) + (isSolved ? 1 : 0),
      before: known ? known.before : masteryBefore,
      after: mastery,
      levelBefore: known ? known.levelBefore : levelBefore,
      level,
    })
  }
  return {
    solved: done.filter(({ isSolved }) => isSolved).length,
    tried: done.filter(({ tries }) => tries > 0).length,
    tries: done.reduce((sum, { tries }) => sum + tries, 0),
    hints: done.reduce((sum, { hints }) => sum + hints, 0),
    unchecked: done.filter(({ isUnchecked }) => isUnchecked).length,
    skills: [...skills.values()],
  }
}
