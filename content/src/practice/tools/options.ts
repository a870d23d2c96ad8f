import type { Dice } from '#engines/dice/index.ts'
import type { Option } from '../problem.ts'

export type WrongOption = readonly [text: string, mistake: string]

/**
 * The options of a choice in random order: the right one and up to three wrong ones. Wrong ideas that happen to lead to
 * the right text, or to the same text as another one, are left out; `spare` fills the gaps.
 */
export function makeOptions(
  dice: Dice,
  right: string,
  wrong: readonly WrongOption[],
  spare: readonly WrongOption[] = [],
): Option[] {
  const chosen = new Map<string, string>()
  for (const [text, mistake] of [...wrong, ...spare]) {
    if (chosen.size < 3 && text !== right && !chosen.has(text)) chosen.set(text, mistake)
  }
  return dice.shuffle<Option>([
    { text: right, isRight: true },
    ...[...chosen].map(([text, mistake]) => ({ text, isRight: false as const, mistake })),
  ])
}

/** The same as an answer to choose. */
export const makeChoice = (...options: Parameters<typeof makeOptions>) => ({
  kind: 'choice' as const,
  options: makeOptions(...options),
})
