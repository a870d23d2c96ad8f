import { SkillLevel, type SkillStanding } from '#contract/skills.ts'
import { createDice } from '#engines/dice/index.ts'

const GRADES = 12

/** A made-up subject: each skill builds on one to three of those shortly before it. */
export function makeManySkills(count: number): SkillStanding[] {
  const dice = createDice(`skill map of ${count}`)
  return Array.from({ length: count }, (_, place) => {
    const level = SkillLevel.options[dice.int(0, SkillLevel.options.length - 1)] ?? 'new'
    const before = Array.from({ length: place === 0 ? 0 : dice.int(1, 3) }, () =>
      nameSkill(Math.max(0, place - dice.int(1, Math.ceil(count / 14)))),
    )
    return {
      id: nameSkill(place),
      name: `Skill ${place}: what is learned here`,
      can: 'I can do it.',
      subject: 'Mathematics',
      grade: 1 + Math.floor((place * GRADES) / count),
      after: [...new Set(before)],
      hasPractice: true,
      lessonId: null,
      level,
      mastery: level === 'new' ? null : dice.int(0, 100),
      low: null,
      high: null,
      answers: level === 'new' ? 0 : 3,
      isDue: dice.int(0, 9) === 0,
      isNext: place === Math.floor(count / 2),
    }
  })
}

function nameSkill(place: number): string {
  return `math.made-up-${place}`
}
