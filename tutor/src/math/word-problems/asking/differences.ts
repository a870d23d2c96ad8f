import type { Phrase } from '../reading/phrases.ts'
import { type Cast, ownerOf } from '../world/cast.ts'
import { inTermsOf } from '../world/convert.ts'
import { type Amount, combine } from '../world/expressions.ts'
import { balance, coversModifiers, type Entry } from '../world/ledger.ts'
import type { Asked, Reply } from './asked.ts'

/** What belongs to one side of a comparison. */
function side(
  asked: Asked,
  noun: string,
  owner: string | null,
  modifiers: readonly string[],
  label: string | null,
): Amount | null {
  const { ledger } = asked
  const entries = ledger.entries.filter(
    (entry) =>
      /^(?:stock|event|done|measure|part)$/.test(entry.kind) &&
      (owner === null || entry.owner === owner) &&
      (label === null || entry.label === label),
  )
  const own = inTermsOf(ledger, entries, noun).filter((entry) => coversModifiers(entry.modifiers, modifiers))
  return own.some(({ isReceived }) => isReceived) && !own.some(({ kind }) => kind === 'stock')
    ? null
    : balance(own)
}

export function answerDifference(asked: Asked): Reply | null {
  const { question, cast, noun, ledger } = asked
  const place = question.clause?.places.find(({ preposition }) => preposition === 'than')
  const than = question.than ?? place?.phrase ?? null
  if (!than) return null
  if (
    ledger.entries.some(({ label }) => label === than.head) &&
    asked.label !== null &&
    asked.label !== than.head
  ) {
    const [early, late] = [
      side(asked, noun, null, asked.modifiers, asked.label),
      side(asked, noun, null, asked.modifiers, than.head),
    ]
    return (
      early &&
      late && {
        amount: combine('-', early, late, noun, 'How many more: take the smaller from the larger'),
        unit: noun,
        say: 'difference',
      }
    )
  }
  const isKnownOwner = ledger.entries.some(
    (entry) => entry.owner !== null && entry.owner === safeOwner(than, cast),
  )
  const isNoun = question.than !== null && !than.isName && !isKnownOwner
  const [subject] = question.clause?.subjects ?? []
  const owner = subject && subject !== question.asked ? ownerOf(subject, cast) : null
  const one = side(asked, noun, owner, asked.modifiers, null)
  const other = isNoun
    ? side(asked, than.head, owner, than.modifiers, null)
    : side(asked, noun, safeOwner(than, cast), asked.modifiers, null)
  if (!one || !other || (!isNoun && (owner === null || owner === safeOwner(than, cast)))) return null
  const [large, small] = question.isFewer ? [{ ...other, noun }, one] : [one, { ...other, noun }]
  return {
    amount: combine('-', large, small, noun, 'Take the smaller from the larger'),
    unit: noun,
    say: 'difference',
  }
}

function safeOwner(phrase: Phrase, cast: Cast): string | null {
  return ownerOf(phrase, cast)
}

/** "A frog made 17 jumps. A rabbit made 8 jumps. How many more jumps did the frog make?" */
export function answerOwnLead({ ledger, noun, owner, question, isEveryone }: Asked): Reply | null {
  const entries = ledger.entries.filter(
    (entry) => /^(?:stock|event|done)$/.test(entry.kind) && entry.noun === noun && entry.sign === 1,
  )
  const own = entries.filter((entry) => entry.owner === owner)
  const others = entries.filter((entry) => entry.owner !== owner && entry.owner !== null)
  const [one, other] = [own[0], others[0]]
  const days = question.clause?.places.map(({ phrase }) => phrase.head) ?? []
  const early = entries.find(({ label }) => label !== null && days.includes(label))
  const late = entries.find(({ label }) => label !== null && !days.includes(label))
  if (
    entries.length === 2 &&
    ledger.entries.length === 2 &&
    early &&
    late &&
    ledger.relations.length + ledger.rates.length === 0 &&
    early.verb === late.verb &&
    early.owner === late.owner &&
    question.clause?.verb === early.verb
  )
    return {
      amount: combine('-', early.amount, late.amount, noun, 'Take the smaller from the larger'),
      unit: noun,
      say: 'difference',
    }
  const isPlain =
    entries.length === 2 &&
    ledger.entries.length === 2 &&
    ledger.relations.length === 0 &&
    ledger.rates.length === 0
  if (
    !one ||
    !other ||
    !isPlain ||
    owner === null ||
    isEveryone ||
    one.verb !== other.verb ||
    question.clause?.verb !== one.verb ||
    question.clause.modal
  )
    return null
  return {
    amount: combine('-', one.amount, other.amount, noun, 'Take the smaller from the larger'),
    unit: noun,
    say: 'difference',
  }
}

/** "How many more does she need?" */
export function answerMissing(asked: Asked): Reply | null {
  const { ledger, noun, question } = asked
  const { clause } = question
  if (!clause) return null
  const entries = (...kinds: string[]): Entry[] =>
    inTermsOf(
      ledger,
      ledger.entries.filter((entry) => kinds.includes(entry.kind)),
      noun,
    )
  const isNeed =
    clause.verb === 'need' ||
    clause.modal === 'need' ||
    clause.modal === 'must' ||
    (clause.verb === 'need' && clause.isPassive)
  const isRoom =
    clause.modal === 'can' ||
    clause.verb === 'hold' ||
    clause.verb === 'fit' ||
    /\bfill\b/.test(clause.source)
  const targets = entries('need', ...(isRoom || isNeed ? ['capacity'] : []))
  const [target] = targets
  if (!target || targets.length > 1 || (!isNeed && !isRoom)) return null
  const have = balance(entries('stock', 'event', 'done'))
  if (!have) return null
  return {
    amount: combine('-', target.amount, have, noun, 'What is missing is what is needed less what is there'),
    unit: noun,
    say: 'missing',
  }
}
