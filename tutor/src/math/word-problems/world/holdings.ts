import { inTermsOf } from './convert.ts'
import type { Amount } from './expressions.ts'
import { balance, coversModifiers, type Entry, type Ledger } from './ledger.ts'

/** What is there of a thing now: what came minus what went. Null where nothing is told of it. */
export function available(
  ledger: Ledger,
  noun: string,
  owner: string | null,
  modifiers: readonly string[] = [],
  entries: readonly Entry[] = ledger.entries,
): { amount: Amount; entries: Entry[] } | null {
  const own = heldOf(ledger, noun, entries).filter(
    (entry) => (owner === null || entry.owner === owner) && coversModifiers(entry.modifiers, modifiers),
  )
  const amount = balance(own)
  return amount && { amount, entries: own }
}

function heldOf(ledger: Ledger, noun: string, entries: readonly Entry[] = ledger.entries): Entry[] {
  const held = inTermsOf(
    ledger,
    entries.filter(({ kind }) => kind === 'stock' || kind === 'event'),
    noun,
  )
  return held.length > 0
    ? held
    : inTermsOf(
        ledger,
        entries.filter(({ kind }) => kind === 'done'),
        noun,
      )
}

export function ownersOf(ledger: Ledger, noun: string): (string | null)[] {
  return [...new Set(heldOf(ledger, noun).map(({ owner }) => owner))]
}
