import type { Solver } from '../kinds/kind.ts'
import { compileStory } from './compile-story.ts'
import { writeStory } from './write-story.ts'

/** Stories of one to four steps: gaining and losing, groups, prices, rates, parts, comparisons. */
export const WORD_PROBLEMS: Solver = {
  kinds: ['word-problem'],
  solve(text) {
    const compiled = compileStory(text)
    return compiled === null || 'reason' in compiled ? compiled : writeStory(compiled)
  },
  similar(_, dice) {
    const [boxes, each, less] = [dice.int(3, 9), dice.int(4, 12), dice.int(2, 11)]
    return dice.pick([
      `Mia has ${boxes} boxes with ${each} cards each. She gives ${less} cards to Tom. How many cards does Mia have left?`,
      `A baker packs ${boxes * each} rolls in bags of ${each}. How many bags does the baker fill?`,
      `Sam buys ${boxes} notebooks for $${each} each. He pays with a $120 bill. How much change does he get?`,
      `Lena has ${each + less} stickers. Kate has ${less} fewer stickers than Lena. How many stickers does Kate have?`,
    ])
  },
}
