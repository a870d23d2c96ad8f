import { type Answer, checkAnswer, type Given } from '#engines/answers/index.ts'
import { createDice } from '#engines/dice/index.ts'
import type { Chance } from '../../simulator/chance.ts'
import type { SimulatedPupil } from '../pupils/simulated-pupil.ts'

/** How often somebody falls for the idea of their camp, and not for any other. */
const HOLDS_TO_IDEA = 0.75
const LAST_RESORTS = ['0', '1', '7', 'x', '2*x', 'no idea']

/** What somebody turns in who does not know: readable, wrong, and where the authors foresaw wrong ideas, one of theirs. */
export function answerWrongly(answer: Answer, { traits }: SimulatedPupil, chance: Chance): Given {
  if (answer.kind === 'choice') {
    const wrong = answer.options.filter((option) => !option.isRight)
    return pickIdea(wrong, traits.camp, chance)?.text ?? LAST_RESORTS[0] ?? ''
  }
  const candidates = [...shuffle(listSlips(answer), chance), ...LAST_RESORTS]
  const isUsable = (given: Given) => {
    const { isRight, why } = checkAnswer(answer, given)
    return !isRight && why !== 'unreadable'
  }
  const found = candidates.find(isUsable)
  if (found === undefined) throw new Error(`no wrong answer for ${JSON.stringify(answer)}`)
  return found
}

/** Wrong ideas stay with those who have them: of the same ideas, a camp always falls for the same one. */
export function pickIdea<Option extends { mistake?: string }>(
  wrong: readonly Option[],
  camp: string,
  chance: Chance,
): Option | undefined {
  const byAppeal = wrong
    .map((option) => ({ option, appeal: createDice(`${camp} ${option.mistake}`).int(0, 1_000_000) }))
    .toSorted((a, b) => b.appeal - a.appeal)
  const place = chance.happens(HOLDS_TO_IDEA) ? 0 : Math.floor(chance.between(0, byAppeal.length))
  return byAppeal[place]?.option
}

export function answerRightly(answer: Answer): Given {
  if (answer.kind === 'choice') return answer.options.find(({ isRight }) => isRight)?.text ?? ''
  if (answer.kind === 'ordering') return answer.items
  return answer.kind === 'matching' ? Object.fromEntries(answer.pairs) : answer.value
}

function listSlips(answer: Exclude<Answer, { kind: 'choice' }>): Given[] {
  switch (answer.kind) {
    case 'ordering':
      return answer.items.slice(1).map((_, place) => swap(answer.items, place))
    case 'matching': {
      const rights = answer.pairs.map(([, right]) => right)
      return rights
        .slice(1)
        .map((_, place) =>
          Object.fromEntries(
            swap(rights, place).map((right, at) => [answer.pairs[at]?.[0] ?? '', right] as const),
          ),
        )
    }
    case 'numberLine':
      return [-2, -1, 1, 2]
        .map((steps) => Number(answer.value) + steps * Number(answer.step))
        .filter((point) => point >= Number(answer.from) && point <= Number(answer.to))
        .map(spell)
    case 'text':
      return /\d/.test(answer.value) ? slipInMath(answer.value) : misspell(answer.value)
    case 'number':
    case 'fraction':
    case 'expression':
      return slipInMath(answer.value)
  }
}

/** Miscounted, the digits swapped, the sign lost, the fraction upside down. */
function slipInMath(value: string): string[] {
  const number = Number(value)
  if (!Number.isNaN(number)) {
    const step = Number.isInteger(number) ? 1 : 0.1
    const near = [number - step, number + step, number + 2 * step, -number, number * 10]
    const swapped = Number([...String(number)].toReversed().join(''))
    const far = Math.abs(number) >= 20 ? [number - 10, number + 10] : []
    const fits = (one: number) => !Number.isNaN(one) && (number < 0 || one >= 0)
    return [...near, ...far, swapped].filter(fits).map(spell)
  }
  const fraction = /^(-?\d+)\/(\d+)$/.exec(value)
  if (fraction) {
    const [top, bottom] = [Number(fraction[1]), Number(fraction[2])]
    return [
      `${top + 1}/${bottom}`,
      `${top}/${bottom + 1}`,
      `${bottom}/${top || 1}`,
      `${top + bottom}/${bottom}`,
    ]
  }
  const withOtherSign = value.includes('+') ? value.replace('+', '-') : value.replace(/(?<=.)-/, '+')
  const withOtherNumber = value.replace(/\d+/, (digits) => String(Number(digits) + 1))
  return withOtherSign === value && withOtherNumber === value
    ? [`${value}+1`]
    : [withOtherSign, withOtherNumber]
}

/** A letter forgotten, doubled or added at the end. */
function misspell(word: string): string[] {
  const middle = Math.floor(word.length / 2)
  const doubled = `${word.slice(0, middle)}${word.slice(middle - 1)}`
  return [word.slice(0, -1), `${word.slice(0, middle)}${word.slice(middle + 1)}`, doubled, `${word}s`].filter(
    Boolean,
  )
}

const spell = (number: number) => String(Number(number.toFixed(6)))

function swap<Item>(items: readonly Item[], place: number): Item[] {
  const swapped = [...items]
  ;[swapped[place], swapped[place + 1]] = [items[place + 1] as Item, items[place] as Item]
  return swapped
}

function shuffle<Item>(items: readonly Item[], chance: Chance): Item[] {
  return items
    .map((item) => ({ item, place: chance.share() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
