import { isOpposite } from '../words/nouns.ts'
import { inTermsOf } from '../world/convert.ts'
import { combine, known, sum, Unclear } from '../world/expressions.ts'
import { balance } from '../world/ledger.ts'
import { restOf } from '../world/quantities.ts'
import type { Asked, Reply } from './asked.ts'

const COMMON = /^(?:have|be|do|get|take|make|keep)$/

/** "How many are girls?", "How many are yellow?" where the rest is */
export function answerPart(asked: Asked): Reply | null {
  const { ledger, telling, question, noun, modifiers } = asked
  const parts = ledger.entries.filter(({ kind }) => kind === 'part')
  if (parts.length === 0) return null
  const words = [
    ...modifiers,
    ...(question.clause?.places.map(({ phrase }) => phrase.head) ?? []),
    ...(question.clause?.verb === 'be' ? question.clause.predicate : []),
    question.clause?.verb ?? '',
    noun,
    ...(question.clause?.isPassive ? question.text.toLowerCase().split(' ') : []),
  ]
  const objects = question.clause?.objects.map(({ head }) => head) ?? []
  // "have nuts" is known by the nuts, not by the having.
  const own = parts.filter((part) =>
    part.modifiers.some((word) => !COMMON.test(word) && (words.includes(word) || objects.includes(word))),
  )
  const [named] = own
  if (named && own.length === 1) return { amount: named.amount, unit: named.noun, say: 'part' }
  if (own.length > 1) {
    if (!/\b(?:and|or)\b/.test(question.text)) throw new Unclear('I cannot tell which part is asked for.')
    const all = sum(
      own.map(({ amount }) => amount),
      'Add the parts',
    )
    return all && { amount: all, unit: noun, say: 'parts' }
  }
  const facing = parts.filter((part) =>
    part.modifiers.some((one) => words.some((other) => isOpposite(one, other))),
  )
  const [only] = facing
  if (only && facing.length === 1 && parts.length === 1) {
    return { amount: restOf(telling, only.noun), unit: only.noun, say: 'rest' }
  }
  if (
    [
      ...(question.clause?.places.map(({ phrase }) => phrase) ?? []),
      ...(question.clause?.objects ?? []),
    ].some(({ head }) => head === 'way') ||
    modifiers.includes('other')
  )
    return { amount: restOf(telling, parts[0]?.noun ?? ''), unit: parts[0]?.noun ?? '', say: 'rest' }
  throw new Unclear('I cannot tell which part is asked for.')
}

/** "How many eggs were not cracked?" */
export function answerComplement(asked: Asked): Reply | null {
  const { ledger, telling, question, noun } = asked
  const { clause } = question
  if (!clause) return null
  const words = [...clause.predicate, clause.verb, ...clause.places.map(({ phrase }) => phrase.head)].filter(
    (word) => word !== 'be',
  )
  const parts = ledger.entries.filter((entry) => entry.kind === 'part')
  const named = parts.filter((part) =>
    part.modifiers.some(
      (word) =>
        !COMMON.test(word) && (words.includes(word) || clause.objects.some(({ head }) => head === word)),
    ),
  )
  if (parts.length === 1 && named.length === 1 && named[0])
    return { amount: restOf(telling, named[0].noun), unit: named[0].noun, say: 'rest' }
  const gone = ledger.entries.filter((entry) => entry.sign < 0 && entry.noun === noun)
  if (gone.length > 0 && (clause.verb === 'use' || gone.every((entry) => entry.verb === clause.verb))) {
    const left = balance(
      inTermsOf(
        ledger,
        ledger.entries.filter(({ kind }) => /^(?:stock|event)$/.test(kind)),
        noun,
      ),
    )
    return left && { amount: left, unit: noun, say: 'left' }
  }
  return null
}

/** "What fraction of the balloons are red?" */
export function answerShare(asked: Asked): Reply | null {
  const { ledger, question, noun } = asked
  const words = question.clause ? [...question.clause.predicate, question.clause.verb] : []
  const parts = ledger.entries.filter((entry) => entry.kind === 'part' && entry.noun === noun)
  const named = parts.filter((part) => part.modifiers.some((word) => words.includes(word)))
  const stock = balance(ledger.entries.filter((entry) => entry.kind === 'stock' && entry.noun === noun))
  const gone = ledger.entries.filter((entry) => entry.sign < 0 && entry.verb === question.clause?.verb)
  const slices = ledger.entries.filter(({ kind, verb }) => kind === 'stock' && verb === 'cut')
  if (
    parts.length === 0 &&
    gone.length === 1 &&
    slices.length === 1 &&
    ledger.entries.length === 2 &&
    gone[0] &&
    slices[0] &&
    gone[0].noun === slices[0].noun &&
    question.form === 'fraction'
  )
    return {
      amount: combine('/', gone[0].amount, slices[0].amount, 'part', 'The part out of the whole'),
      unit: 'part',
      say: 'share',
    }
  const [part] = named
  if (!part || named.length > 1 || !stock) return null
  const share = combine('/', part.amount, stock, 'part', 'The part out of the whole')
  if (question.form === 'fraction') return { amount: share, unit: 'part', say: 'share' }
  return {
    amount: combine('*', share, known(100, ''), 'percent', 'Percent means out of 100'),
    unit: 'percent',
    say: 'share',
  }
}
