import { createDice } from '../../dice/index.ts'
import type { LoggedAttempt } from '../replay.ts'

const GAPS_SECONDS = [4, 20, 75, 600, 7_200, 90_000, 700_000, 3_000_000]
const SKILLS = 24
const ITEMS = 150

/** Always the same answers for the same seed: items of one to three skills, gaps from seconds to weeks. */
export function makeLog(seed: string, count: number, learners = 40): LoggedAttempt[] {
  const dice = createDice(seed)
  const items = Array.from({ length: ITEMS }, (_, number) => ({
    item: `item-${number}`,
    skills: dice
      .sample(
        Array.from({ length: SKILLS }, (_, skill) => skill),
        dice.pick([1, 1, 1, 2, 2, 3]),
      )
      .map((skill) => `skill-${skill}`),
    difficulty: dice.int(-30, 30),
  }))
  const clocks = Array.from({ length: learners }, () => 1_700_000_000 + dice.int(0, 100_000))
  const abilities = Array.from({ length: learners }, () => dice.int(-20, 50))
  return Array.from({ length: count }, () => {
    const learner = dice.int(0, learners - 1)
    const { item, skills, difficulty } = dice.pick(items)
    const gap = dice.pick(GAPS_SECONDS)
    clocks[learner] = (clocks[learner] ?? 0) + gap + dice.int(0, gap)
    const isEasy = (abilities[learner] ?? 0) - difficulty > 0
    const correct = dice.int(1, 100) <= (isEasy ? 82 : 35)
    return { learner: `learner-${learner}`, item, skills, correct, at: clocks[learner] ?? 0 }
  })
}
