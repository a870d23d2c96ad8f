import { evaluate, isSameValue, parseExpression } from '#engines/algebra/index.ts'
import { checkAnswer, type Given } from '#engines/answers/index.ts'
import type { Answer, Option } from '../problem.ts'
import { plainFromTex } from '../tools/plain-from-tex.ts'
import { checkWriting } from './check-writing.ts'

/** The answer is right against itself, and its parts can be told apart. */
export function checkAnswerKey(answer: Answer): string[] {
  const reasons: string[] = []
  for (const given of rightForms(answer)) {
    const check = checkAnswer(answer, given)
    if (!check.isRight)
      reasons.push(`answer ${JSON.stringify(given)} is not right against itself (${check.why ?? 'wrong'})`)
  }
  switch (answer.kind) {
    case 'choice':
      return [...reasons, ...checkOptions(answer.options)]
    case 'ordering':
      return [...reasons, ...checkItems('item', answer.items)]
    case 'matching':
      return [
        ...reasons,
        ...checkItems(
          'left side',
          answer.pairs.map(([left]) => left),
        ),
        ...checkItems(
          'right side',
          answer.pairs.map(([, right]) => right),
        ),
      ]
    case 'numberLine':
      return [...reasons, ...checkTicks(answer)]
    default:
      return reasons
  }
}

function rightForms(answer: Answer): Given[] {
  switch (answer.kind) {
    case 'choice':
      return answer.options.filter(({ isRight }) => isRight).map(({ text }) => text)
    case 'ordering':
      return [answer.items]
    case 'matching':
      return [answer.pairs, Object.fromEntries(answer.pairs)]
    case 'numberLine':
      return [answer.value]
    default:
      return [answer.value, ...(answer.accept ?? [])]
  }
}

function checkOptions(options: Option[]): string[] {
  const reasons = checkItems(
    'option',
    options.map(({ text }) => text),
    2,
  )
  const right = options.filter(({ isRight }) => isRight)
  const [answer] = right
  if (right.length !== 1 || !answer) return [...reasons, `${right.length} options are right`]
  const isYesOrNo = options.length === 2 && options.every(({ text }) => /^[\p{L}' -]+$/u.test(text))
  if (options.length > 4 || (options.length < 3 && !isYesOrNo)) reasons.push(`has ${options.length} options`)
  for (const option of options) {
    if (option.isRight) continue
    if (option.mistake.trim() === '') reasons.push(`option "${option.text}" names no mistake`)
    reasons.push(...checkWriting('mistake', option.mistake))
    if (isSameInValue(option.text, answer.text)) {
      reasons.push(`option "${option.text}" is worth the same as the right one "${answer.text}"`)
    }
  }
  return reasons
}

function isSameInValue(a: string, b: string): boolean {
  const [x, y] = [plainFromTex(a), plainFromTex(b)]
  return x !== null && y !== null && isSameValue(x, y)
}

function checkItems(name: string, items: string[], least = 3): string[] {
  const reasons = items.flatMap((item) => checkWriting(name, item))
  if (items.length < least) reasons.push(`has only ${items.length} of ${name}`)
  if (new Set(items).size < items.length) reasons.push(`has the same ${name} twice: ${items.join(' | ')}`)
  return reasons
}

function checkTicks({ value, from, to, step }: Extract<Answer, { kind: 'numberLine' }>): string[] {
  if (![value, from, to, step].every((text) => parseExpression(text).ok))
    return ['number line cannot be read']
  const [at, start, end, width] = [value, from, to, step].map(toFraction)
  if (!at || !start || !end || !width || width.top <= 0n) return ['number line cannot be read']
  const ticks = (point: Fraction) => ({
    top: (point.top * start.bottom - start.top * point.bottom) * width.bottom,
    bottom: point.bottom * start.bottom * width.top,
  })
  const [place, last] = [ticks(at), ticks(end)]
  const isOnTick = place.top % place.bottom === 0n && last.top % last.bottom === 0n
  const isWithin = place.top >= 0n && at.top * end.bottom <= end.top * at.bottom
  const count = last.top / last.bottom
  const reasons: string[] = []
  if (!isOnTick || !isWithin)
    reasons.push(`number line from ${from} to ${to} in steps of ${step} has no tick at ${value}`)
  if (count < 2n || count > 100n) reasons.push(`number line has ${count} steps`)
  return reasons
}

type Fraction = { top: bigint; bottom: bigint }

function toFraction(text: string): Fraction | null {
  const parsed = parseExpression(text)
  const value = parsed.ok ? evaluate(parsed.expression) : null
  return value && 'top' in value ? value : null
}
