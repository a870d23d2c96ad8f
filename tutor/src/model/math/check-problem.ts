import { toStems } from '../chat/support.ts'
import { listNumbers, listUnitFaults } from './story-numbers.ts'

export type ProblemDraft = {
  problem: string
  asked: string
  letters: { letter: string; meaning: string }[]
}

const LONGEST_PROBLEM = 200
const SIGNS = /^[\d\sa-z+\-*/^().=;]+$/
/** An answer in the clothes of a problem: what is to be found stands alone on one side, a number on the other. */
const STATED = /^(?:[a-z]\s*=)?\s*-?\s*\(?[\d.]+\)?\s*$/

/**
 * What is wrong with the symbols that a model made of a story; null when they hold the story's numbers, all of them and no
 * others. Whether they can be solved, and what comes out, is for the engine to say.
 */
export function findProblemFault(text: string, { problem, asked, letters }: ProblemDraft): string | null {
  const formal = problem.trim()
  if (formal === '' || formal.length > LONGEST_PROBLEM || !SIGNS.test(formal) || /[a-z]{2}/.test(formal))
    return 'The problem must be an expression or equations of numbers and single small letters.'
  if (formal.split(';').some((part) => STATED.test(part.trim())))
    return 'Write the problem, not its answer: nothing is to be calculated.'
  if (!fold(text).includes(fold(asked)) || asked.trim().length < 5)
    return 'What is asked must be copied from the text.'
  const units = listUnitFaults(text)
  if (units !== null) return units
  const { allowed, needed } = listNumbers(text)
  const used = (formal.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  const foreign = used.find((number) => !allowed.has(number))
  if (foreign !== undefined) return `The number ${foreign} is not in the text.`
  const missed = needed.find((ways) => !ways.some((number) => used.includes(number)))
  if (missed !== undefined) return `The number ${missed[0]} of the text is not used.`
  const unknowns = new Set(formal.match(/[a-z]/g) ?? [])
  const named = new Set(letters.map(({ letter }) => letter))
  if (unknowns.size !== named.size || [...unknowns].some((letter) => !named.has(letter)))
    return 'Each letter must be explained once.'
  const known = new Set(toStems(text))
  const isForeign = ({ meaning }: { meaning: string }) =>
    toStems(meaning).length === 0 || !toStems(meaning).every((stem) => known.has(stem) || stem === 'number')
  if (letters.some(isForeign)) return 'Letters must be explained in words of the text.'
  return null
}

const fold = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
