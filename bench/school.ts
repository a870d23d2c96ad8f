import { createDice, type Dice } from '#engines/dice/index.ts'
import type { LoggedAttempt } from '#engines/mastery/index.ts'

const SKILLS = 60
const ITEMS_PER_SKILL = 20
const ANSWERS_A_SITTING = 12
const SKILLS_A_SITTING = 3
const SECONDS_A_DAY = 86_400
const FORGETTING_DAYS = 20
const GAIN = 0.22
const SLIP = 0.06
const GUESS = 0.15
const START = 1_700_000_000

type Item = { item: string; skill: number; skills: string[]; difficulty: number }
type Student = {
  name: string
  ability: number
  at: number
  gains: number[]
  practisedAt: number[]
  sitting: number[]
}

/**
 * Answers of learners with an ability, who learn a skill by practice, forget half of the gain in about two
 * weeks, slip and guess. Learners come and go in sittings, all mixed, as in a school's own log.
 */
export function* enrollSchool(school: {
  learners: number
  answersEach: number
  seed: string
}): Generator<LoggedAttempt> {
  const dice = createDice(school.seed)
  const items = writeItems(dice)
  const students = Array.from(
    { length: school.learners },
    (_, number): Student => ({
      name: `learner-${number}`,
      ability: rollNormal(dice),
      at: START + dice.int(0, SECONDS_A_DAY),
      gains: Array.from({ length: SKILLS }, () => 0),
      practisedAt: Array.from({ length: SKILLS }, () => START),
      sitting: [],
    }),
  )
  for (let done = 0; done < school.answersEach; done += ANSWERS_A_SITTING) {
    for (const student of dice.shuffle(students)) {
      student.at += dice.int(SECONDS_A_DAY / 4, SECONDS_A_DAY * 5)
      student.sitting = Array.from({ length: SKILLS_A_SITTING }, () => dice.int(0, SKILLS - 1))
      const answers = Math.min(ANSWERS_A_SITTING, school.answersEach - done)
      for (let turn = 0; turn < answers; turn++) yield giveAnswer(dice, student, items)
    }
  }
}

function writeItems(dice: Dice): Item[] {
  const skillDifficulties = Array.from({ length: SKILLS }, () => 0.8 * rollNormal(dice))
  return Array.from({ length: SKILLS * ITEMS_PER_SKILL }, (_, number) => {
    const skill = Math.floor(number / ITEMS_PER_SKILL)
    const second = dice.int(0, 3) === 0 ? [`skill-${dice.int(0, SKILLS - 1)}`] : []
    return {
      item: `item-${number}`,
      skill,
      skills: [`skill-${skill}`, ...second],
      difficulty: (skillDifficulties[skill] ?? 0) + 0.9 * rollNormal(dice),
    }
  })
}

function giveAnswer(dice: Dice, student: Student, items: Item[]): LoggedAttempt {
  const skill = dice.pick(student.sitting)
  const { item, skills, difficulty } = items[
    skill * ITEMS_PER_SKILL + dice.int(0, ITEMS_PER_SKILL - 1)
  ] as Item
  student.at += dice.int(8, 90)
  const idleDays = (student.at - (student.practisedAt[skill] ?? START)) / SECONDS_A_DAY
  const gain = (student.gains[skill] ?? 0) * Math.exp(-idleDays / FORGETTING_DAYS)
  const knows = 1 / (1 + Math.exp(-(0.4 + student.ability + gain - difficulty)))
  const correct = roll(dice) < GUESS + (1 - GUESS - SLIP) * knows
  student.gains[skill] = gain + GAIN
  student.practisedAt[skill] = student.at
  return { learner: student.name, item, skills, correct, at: student.at }
}

function roll(dice: Dice): number {
  return dice.int(0, 999_999) / 1_000_000
}

/** The sum of twelve even rolls is as good as normal. */
function rollNormal(dice: Dice): number {
  let sum = -6
  for (let turn = 0; turn < 12; turn++) sum += roll(dice)
  return sum
}
