import { type Answer, type Check, checkAnswer } from '#engines/answers/index.ts'
import type { Verdict } from '../dialogue-port.ts'
import { chooseExactly, chooseOption, normalize } from './choose-option.ts'
import { writeInDigits } from './number-words.ts'
import { writeAsTyped } from './plain-math.ts'
import { EITHER, isNoAnswer, listReadings, NEGATION } from './tidy-answer.ts'

const UNREADABLE: Verdict = { verdict: 'unreadable', mistake: null }
const RANKS = ['unreadable', 'wrong', 'half', 'right'] as const
/** Longer than this it is an explanation, in which a number may mean anything. */
const MOST_WORDS = 14
/** Around the word that is asked for. */
const MOST_WORDS_MORE = 6

/**
 * What a learner typed, judged by what counts as right in practice. `shown` are the options or items as they were asked.
 * What could be meant in two ways is unreadable rather than wrong.
 */
export function judgeAnswer(answer: Answer, typed: string, shown: readonly string[]): Verdict {
  if (isNoAnswer(typed) && !isLetterForLetter(answer, typed)) return UNREADABLE
  switch (answer.kind) {
    case 'choice':
      return judgeChoice(answer, typed)
    case 'ordering':
      return judgeOrder(answer.items, typed, shown)
    case 'matching':
      return UNREADABLE
    case 'text':
      return judgeText(answer, typed)
    default:
      return judgeMath(answer, typed)
  }
}

/** "What?" may be the very answer. */
function isLetterForLetter(answer: Answer, typed: string): boolean {
  if (answer.kind === 'choice')
    return (
      chooseExactly(
        answer.options.map(({ text }) => text),
        typed,
      ) !== null
    )
  return answer.kind === 'text' && checkAnswer(answer, typed).isRight
}

function judgeChoice(answer: Extract<Answer, { kind: 'choice' }>, typed: string): Verdict {
  const texts = answer.options.map(({ text }) => text)
  const place = isEither(typed, texts) ? null : chooseOption(texts, typed)
  return place === null ? UNREADABLE : toVerdict(checkAnswer(answer, texts[place] ?? ''))
}

/** "b or c" is no choice, unless an option itself says "or". */
const isEither = (typed: string, texts: readonly string[]): boolean =>
  EITHER.test(typed) && !/or not\s*\??$/i.test(typed) && !texts.some((text) => EITHER.test(text))

function judgeOrder(items: readonly string[], typed: string, shown: readonly string[]): Verdict {
  const places = readOrder(shown, typed)
  if (places === null) return UNREADABLE
  const given = places.map((place) => shown[place] ?? '')
  if (checkAnswer({ kind: 'ordering', items: [...items] }, given).isRight)
    return { verdict: 'right', mistake: null }
  const inPlace = items.filter((item, place) => item === given[place]).length
  return { verdict: inPlace * 2 >= items.length ? 'half' : 'wrong', mistake: null }
}

/** "c a b", "cab", "3, 1, 2", or the items themselves one after the other. Each has to be there once. */
function readOrder(shown: readonly string[], typed: string): number[] | null {
  const isAll = (places: (number | null)[]): places is number[] =>
    places.length === shown.length && !places.includes(null) && new Set(places).size === shown.length
  for (const reading of listReadings(typed)) {
    const parts = reading.split(
      /\s*(?:,(?!\d{3}(?!\d))|;|<|>|→|->|(?<![\p{L}])(?:then|and then|and|luego|y|puis|et|dann|und)(?![\p{L}])|然后)\s*/iu,
    )
    for (const pieces of [
      parts.filter((part) => part !== ''),
      reading.split(/,(?!\d{3}(?!\d))\s*|[\s;]+/),
      [...reading.replaceAll(' ', '')],
    ]) {
      const places = pieces.map((piece) => chooseOption(shown, piece))
      if (isAll(places)) return places
      const numbers = pieces.map((piece) =>
        /^[1-9]$/.test(piece) && Number(piece) <= shown.length ? Number(piece) - 1 : null,
      )
      if (isAll(numbers)) return numbers
    }
  }
  return findInTurn(shown, typed)
}

/** The items as they come one after the other in a line, whatever stands between them. */
function findInTurn(shown: readonly string[], typed: string): number[] | null {
  const said = ` ${splitPlainly(typed)} `
  const found = shown.map((item, place) => ({ place, at: said.indexOf(` ${splitPlainly(item)} `) }))
  const isClear = found.every(({ at }) => at >= 0) && new Set(found.map(({ at }) => at)).size === found.length
  return isClear ? found.toSorted((a, b) => a.at - b.at).map(({ place }) => place) : null
}

const splitPlainly = (text: string): string =>
  normalize(writeAsTyped(text))
    .replace(/[^\p{L}\p{N}'./%-]+/gu, ' ')
    .replace(/\.(?=\s|$)/g, '')
    .trim()

function judgeText(answer: Extract<Answer, { kind: 'text' }>, typed: string): Verdict {
  const readings = listReadings(typed)
  const bare = readings.map((reading) =>
    reading.replace(/^(?:an?|the|to|el|la|los|las|un|una|le|les|une|der|die|das|ein|eine)\s+/i, ''),
  )
  const inDigits = readings.flatMap((reading) => writeInDigits(reading))
  const best = pickBest(
    [...readings, ...bare, ...inDigits].map((reading) => toVerdict(checkAnswer(answer, reading))),
  )
  if (best.verdict === 'right' || !holdsAnswer(answer, typed)) return best
  return { verdict: 'right', mistake: null }
}

/** The word that is asked for within a sentence that says nothing else about it. */
function holdsAnswer({ value, accept = [] }: Extract<Answer, { kind: 'text' }>, typed: string): boolean {
  if (NEGATION.test(typed) || EITHER.test(typed)) return false
  const said = ` ${normalize(typed)
    .replace(/[,;:!?]/g, ' ')
    .replace(/\s+/g, ' ')} `
  return [value, ...accept]
    .map(normalize)
    .filter((form) => /\p{L}{2}/u.test(form))
    .some(
      (form) =>
        said.includes(` ${form} `) &&
        said.trim().split(' ').length <= form.split(' ').length + MOST_WORDS_MORE,
    )
}

type MathAnswer = Extract<Answer, { kind: 'number' | 'fraction' | 'expression' | 'numberLine' }>

function judgeMath(answer: MathAnswer, typed: string): Verdict {
  const forms = listReadings(typed).flatMap((reading) => [reading, ...writeInDigits(reading)])
  const best = pickBest(forms.flatMap(listForms).map((form) => judgeForm(answer, form)))
  if (best.verdict !== 'unreadable' || answer.kind === 'expression') return best
  const numbers = findNumbers(forms.at(-1) ?? typed)
  const isPlain = !NEGATION.test(typed) && typed.split(/\s+/).length <= MOST_WORDS
  return isPlain && numbers.length === 1 ? judgeForm(answer, numbers[0] ?? '') : best
}

/** The same answer as the checks read it: the end of a whole calculation, 5 of "5 = x". */
function listForms(reading: string): string[] {
  const sides = reading.split(/(?<![<>!])=(?!=)/).map((side) => side.trim())
  const last = sides.at(-1) ?? ''
  if (sides.length < 2 || last === '') return [reading]
  if (/^[a-z]$/i.test(last)) return [reading, sides.toReversed().join(' = ')]
  return sides.slice(0, -1).every((side) => !/\p{L}/u.test(side)) ? [reading, last] : [reading]
}

function judgeForm(answer: MathAnswer, form: string): Verdict {
  const verdict = toVerdict(checkAnswer(answer, form))
  return verdict.verdict === 'wrong' && isOneOfSeveral(answer, form)
    ? { verdict: 'half', mistake: null }
    : verdict
}

/** x = 2 where x = 2 and x = -3 are both asked for. */
function isOneOfSeveral(answer: MathAnswer, form: string): boolean {
  if (answer.kind !== 'expression') return false
  const wanted = answer.value.split(';')
  if (wanted.length < 2) return false
  const given = form
    .split(/;|,(?!\d{3})|(?<![\p{L}])(?:and|or)(?![\p{L}])/iu)
    .filter((part) => part.trim() !== '')
  const right = given.filter((part) =>
    wanted.some((value) => checkAnswer({ ...answer, value }, part).isRight),
  )
  return right.length > 0 && right.length < wanted.length
}

const findNumbers = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/(?<![\p{L}\d.,/])-?\d[\d,]*(?:\.\d+)?(?:\s\d+\/\d+|\/\d+)?%?(?![\d/])/gu)].map(
      ([number]) => number,
    ),
  ),
]

/** The value is there, but not yet in the form that is asked for, or with another unit, or a letter is wrong. */
const NEARLY = ['not_simplest', 'wrong_form', 'close', 'wrong_unit']

function toVerdict({ isRight, why, mistake }: Check): Verdict {
  if (isRight) return { verdict: 'right', mistake: null }
  if (why === 'unreadable') return UNREADABLE
  return { verdict: why !== undefined && NEARLY.includes(why) ? 'half' : 'wrong', mistake: mistake ?? null }
}

const pickBest = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.reduce(
    (best, one) => (RANKS.indexOf(one.verdict) > RANKS.indexOf(best.verdict) ? one : best),
    UNREADABLE,
  )
