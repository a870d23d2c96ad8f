import { type Expression, isPlainNumber, parse } from '#engines/algebra/index.ts'
import { checkAnswer, type Answer as Key } from '#engines/answers/index.ts'
import { cleanText } from '../reading/clean.ts'
import type { Solution } from '../solution.ts'
import { readLine, spellLine } from './read-line.ts'

/** `note` is null where nothing can be said by the answer alone. */
type Compared = { isAnswer: boolean; isRight: boolean; note: string | null }

const NOTHING: Compared = { isAnswer: false, isRight: false, note: null }
const DONE: Compared = { isAnswer: true, isRight: true, note: null }

/** Whether a line is the answer, or the answer in a form that is not finished. */
export function compareWithAnswer(solution: Solution, line: string): Compared {
  const { answer, kind } = solution
  if (spell(line) === spell(answer.plain)) return DONE
  if (answer.latex.startsWith('\\text{') && !/^no /.test(answer.plain)) return NOTHING
  if (/^(?:no solution|every )/.test(answer.plain)) return isSameWords(answer.plain, line) ? DONE : NOTHING
  if (kind === 'integral' && answer.plain.endsWith('+ C')) return compareIntegral(answer.plain, line)
  const values = answer.plain.split(/,\s*/)
  if (values.length > 1) return compareList(values, line)
  const parsed = parse(answer.plain)
  if (!parsed.ok) return NOTHING
  const [first] = parsed.statements[0]?.sides ?? []
  const isNumber = parsed.statements.length === 1 && parsed.statements[0]?.relations.length === 0 && first
  return isNumber && !hasLetters(answer.plain)
    ? compareNumber(solution, first, line)
    : compareStatement(solution, line)
}

/** The same apart from spaces, signs and capitals. */
function spell(text: string): string {
  return text
    .toLowerCase()
    .replace(/[×·]/g, '*')
    .replace(/[−–]/g, '-')
    .replace(/\s|\.(?=\s?m\b|$)|(?<=[ap])\.(?=m)|(?<=m)\.$/g, '')
}

function hasLetters(plain: string): boolean {
  return /[a-z]/i.test(plain.replace(/sqrt|cbrt|pi/g, ''))
}

function compareNumber({ answer }: Solution, exact: Expression, line: string): Compared {
  const key: Key = {
    kind: 'number',
    value: answer.plain,
    ...(answer.unit !== null && { unit: answer.unit }),
  }
  const text = cleanText(line.replace(/^\s*=\s*/, ''))
  const { isRight, why } = checkAnswer(key, text)
  if (isRight) return DONE
  if (why === 'not_simplest')
    return { isAnswer: false, isRight: true, note: 'The value is right. Now work it out to the end.' }
  if (why === 'wrong_unit')
    return { isAnswer: false, isRight: false, note: 'The number is right, but look at the unit again.' }
  if (why !== 'close') return NOTHING
  // Nobody writes a length as a root, but a fraction is the exact answer.
  return isPlainNumber(exact) && answer.unit === null
    ? { isAnswer: false, isRight: true, note: 'Very close: this is rounded. Can you write it exactly?' }
    : { isAnswer: true, isRight: true, note: 'Right, rounded.' }
}

function compareStatement({ answer, kind }: Solution, line: string): Compared {
  const written = readLine(line)
  if (!written) return NOTHING
  const text = spellLine(written)
  const parsed = parse(answer.plain)
  if (parsed.ok && spellLine(parsed.statements) === text) return DONE
  const form = kind === 'factoring' ? 'factored' : kind === 'derivative' ? 'any' : 'simplest'
  return checkAnswer({ kind: 'expression', value: answer.plain, form }, text).isRight ? DONE : NOTHING
}

/** Every antiderivative counts, but the constant belongs to it. */
function compareIntegral(plain: string, line: string): Compared {
  const withoutConstant = line.replace(/\+\s*[Cc]\s*$/, '')
  const written = readLine(withoutConstant)
  const value = plain.replace(/ \+ C$/, '')
  if (!written || !checkAnswer({ kind: 'expression', value }, spellLine(written)).isRight) return NOTHING
  return withoutConstant === line
    ? {
        isAnswer: false,
        isRight: true,
        note: 'Right so far. Which letter has to be added to every antiderivative?',
      }
    : DONE
}

function compareList(values: string[], line: string): Compared {
  const given = cleanText(line)
    .replace(/^[([{]|[)\]}]$/g, '')
    .split(/\s*(?:,\s*(?!\d{3}\b)|;|:|\band\b)\s*/i)
    .filter((part) => part !== '')
  if (given.length !== values.length) return NOTHING
  const isSame = values.every(
    (value, index) => checkAnswer({ kind: 'number', value }, given[index] ?? '').isRight,
  )
  return isSame ? DONE : NOTHING
}

function isSameWords(answer: string, line: string): boolean {
  const words = line
    .toLowerCase()
    .replace(/[^a-z ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return answer === 'no solution'
    ? /^(?:there (?:is|are) )?(?:no|none|not any)(?: real)?(?: solutions?)?$/.test(words)
    : /^(?:every|all|any)(?: [a-z]| real)?(?: values?| numbers?)?(?: of [a-z])?$/.test(words) ||
        /infinite(?:ly)? (?:many )?solutions/.test(words)
}
