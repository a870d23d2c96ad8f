import type { Dice } from '#engines/dice/index.ts'

/** How an answer is compared with the truth. */
type Comparison = 'value' | 'list' | 'solutions' | 'range' | 'expression' | 'factored'

export type Question = { text: string; answer: string; compare: Comparison }

/** `tuning` wordings were looked at while the solver was written, `heldOut` ones were only counted. */
export type Wording = 'tuning' | 'heldOut'

export type Ask = {
  dice: Dice
  /** One of the wordings of the set in use, with its gaps filled: "what is <a>% of <b>". */
  say: (tuning: string[], heldOut: string[], gaps: Record<string, string | number>) => string
}

export type QuestionKind = { name: string; ask: (ask: Ask) => Question }

export function createAsk(dice: Dice, wording: Wording): Ask {
  return {
    dice,
    say: (tuning, heldOut, gaps) =>
      dice
        .pick(wording === 'tuning' ? tuning : heldOut)
        .replace(/<(\w+)>/g, (_, name: string) => String(gaps[name])),
  }
}

/** "2x", "x", "-x", "+ 3", "- 3": how a book prints a coefficient or a further term. */
export function coefficient(factor: number, letter: string): string {
  if (Math.abs(factor) === 1) return factor < 0 ? `-${letter}` : letter
  return `${factor}${letter}`
}

export function further(term: number, letter = ''): string {
  const size = Math.abs(term)
  const text = letter === '' ? String(size) : coefficient(size, letter)
  return term < 0 ? `- ${text}` : `+ ${text}`
}

export function fraction(top: number, bottom: number): string {
  return `${top}/${bottom}`
}
