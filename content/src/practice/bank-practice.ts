import { createDice, type Dice } from '#engines/dice/index.ts'
import type { Bank, BankItem } from '../format/shapes.ts'
import type { Answer, Difficulty, Practice, Problem } from './problem.ts'

/**
 * Practice from a bank of written items. Seeds walk through the items of a level in one shuffled order, so that all of
 * them have been met before one comes again.
 */
export function makeBankPractice(bank: Bank): Practice {
  const itemsByLevel = new Map<Difficulty, BankItem[]>(
    ([1, 2, 3] as const).map((level) => [
      level,
      createDice(`${bank.skill}/${level}`).shuffle(bank.items.filter((item) => item.level === level)),
    ]),
  )
  return {
    skill: bank.skill,
    isWritten: true,
    generate(seed, difficulty) {
      const items = itemsByLevel.get(difficulty) ?? []
      const item = items[seed % items.length]
      if (!item) throw new RangeError(`${bank.skill} has no items of level ${difficulty}`)
      return toProblem(bank, item, createDice(`${bank.skill}/${difficulty}/${seed}`))
    },
  }
}

/** One item as learners meet it. Its own text or picture comes before that of the whole bank. */
export function toProblem(bank: Bank, item: BankItem, dice: Dice): Problem {
  const { figure = bank.figure, passage = bank.passage } = item
  return {
    prompt: item.ask,
    ...(figure === undefined ? {} : { figure: figure.trim() }),
    ...(passage === undefined ? {} : { passage: passage.trim() }),
    answer: toAnswer(item, dice),
    steps: [{ say: item.because }],
    hints: [bank.nudge, item.hint, bank.example],
    proof: [],
  }
}

function toAnswer(item: BankItem, dice: Dice): Answer {
  switch (item.kind) {
    case 'text':
      return { kind: 'text', value: item.answer, accept: item.accept ?? [] }
    case 'number':
      return {
        kind: 'number',
        value: String(item.answer),
        accept: item.accept ?? [],
        ...(item.unit === undefined ? {} : { unit: item.unit }),
      }
    case 'choice':
      return {
        kind: 'choice',
        options: dice.shuffle(
          item.options.map((option) =>
            'right' in option
              ? { text: option.right, isRight: true as const }
              : { text: option.wrong, isRight: false as const, mistake: option.mistake },
          ),
        ),
      }
    case 'ordering':
      return { kind: 'ordering', items: item.order }
    case 'matching':
      return { kind: 'matching', pairs: Object.entries(item.pairs) }
  }
}
