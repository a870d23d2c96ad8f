import { hasClass } from '../words/verbs.ts'
import { combine, Unclear } from '../world/expressions.ts'
import type { Asked, Reply } from './asked.ts'
import { HOLDS } from './verbs-asked.ts'

/** "How many did he have at first?" */
export function answerStart(asked: Asked): Reply | null {
  const { ledger, noun, question } = asked
  const { verb = '' } = question.clause ?? {}
  const finals = ledger.entries.filter((entry) => entry.kind === 'final' && entry.noun === noun)
  const changes = ledger.entries.filter(
    (entry) => /^(?:event|stock)$/.test(entry.kind) && entry.noun === noun,
  )
  const asksStart = /\b(?:first|start|begin|beginning|originally|before)\b/.test(question.text)
  if (finals.length === 0) {
    if (asksStart || ledger.unknown.length > 0 || ledger.hasLoss || ledger.hasGain)
      throw new Unclear('The story does not say how many there were.')
    return null
  }
  const [last] = finals
  if (!last || finals.length > 1) throw new Unclear('The story ends in two ways.')
  if (!asksStart) {
    // "Had 16, now 9: how many broke?"
    const stock = changes.filter(({ kind }) => kind === 'stock')
    if (stock.length !== 1 || changes.length !== 1 || !stock[0] || HOLDS.test(question.clause?.verb ?? ''))
      throw new Unclear('I cannot follow how it came to this.')
    if (ledger.hasGain && !ledger.hasLoss && (hasClass(verb, 'gain') || hasClass(verb, 'buy')))
      return {
        amount: combine(
          '-',
          last.amount,
          stock[0].amount,
          noun,
          'What came is what is there now less what was there',
        ),
        unit: noun,
        say: 'gone',
      }
    if (
      !hasClass(question.clause?.verb ?? '', 'lose') &&
      !hasClass(question.clause?.verb ?? '', 'sell') &&
      !hasClass(question.clause?.verb ?? '', 'give')
    )
      throw new Unclear('I cannot follow how it came to this.')
    if (ledger.hasGain) throw new Unclear('I cannot follow how it came to this.')
    return {
      amount: combine(
        '-',
        stock[0].amount,
        last.amount,
        noun,
        'What is gone is what was there less what is left',
      ),
      unit: noun,
      say: 'gone',
    }
  }
  let total = last.amount
  for (const change of changes.toReversed()) {
    if (change.kind === 'stock') throw new Unclear('The story says twice how many there are.')
    total = combine(
      change.sign === 1 ? '-' : '+',
      total,
      change.amount,
      noun,
      `${change.source}. Go back one step`,
    )
  }
  return { amount: total, unit: noun, say: 'back' }
}
