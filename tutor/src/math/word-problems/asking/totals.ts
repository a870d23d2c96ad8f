import { hasPhraseNumeral } from '../reading/numerals.ts'
import { isKindOf, isMeasure, isPerson as isPersonNoun, TIMES } from '../words/nouns.ts'
import { hasClass } from '../words/verbs.ts'
import { convert, inTermsOf } from '../world/convert.ts'
import { type Amount, combine, known, sum, Unclear } from '../world/expressions.ts'
import { balance, coversModifiers, type Entry } from '../world/ledger.ts'
import { readQuantity } from '../world/quantities.ts'
import type { Asked, Reply } from './asked.ts'
import { HOLDS, PROGRESS } from './verbs-asked.ts'

export function answerTotal(asked: Asked): Reply | null {
  const { ledger, noun, modifiers, owner, isEveryone, label, question, cast } = asked
  const { clause } = question
  if (!clause || noun === 'dollar') return null
  const verb = clause.verb
  const nouns = [noun, ...question.others.map(({ head }) => head)]
  const isJointSize = isEveryone && /^(?:weigh|be|measure|cost)$/.test(verb)
  const kinds = isJointSize ? /^(?:stock|event|done|measure)$/ : /^(?:stock|event|done)$/
  let entries = ledger.entries.filter((entry) => kinds.test(entry.kind))
  const given = givenInQuestion(asked)
  const inTerms = nouns.flatMap((each) =>
    inTermsOf(ledger, entries, each, verb).filter((entry) =>
      covers(entry, [...modifiers, ...(verb === 'be' ? clause.predicate : [])], asked),
    ),
  )
  if (given) return { amount: given, unit: noun, say: 'rate' }
  entries = inTerms.toSorted(
    (a, b) =>
      ledger.entries.findIndex(({ source, amount }) => source === a.source && amount === a.amount) -
      ledger.entries.findIndex(({ source, amount }) => source === b.source && amount === b.amount),
  )
  const original = ledger.entries.filter((entry) => kinds.test(entry.kind))
  const isMixed =
    original.some((entry) => entry.noun === noun) &&
    original.some((entry) => entry.noun !== noun && isKindOf(entry.noun, noun))
  if (isMixed) throw new Unclear(`It is not clear whether the ${noun}s are counted twice.`)
  if (owner !== null && !isEveryone && verb !== 'need') {
    const own = entries.filter((entry) => entry.owner === owner)
    const isPerson =
      cast.people.includes(owner) || isPersonNoun(owner.replace('*', '').split(' ').at(-1) ?? '')
    const owners = new Set(entries.map((entry) => entry.owner))
    if (own.length > 0) entries = own
    else if (owners.size > 1 || (isPerson && [...owners].some((each) => each !== null))) return null
  }
  if (
    entries.some(({ isReceived }) => isReceived) &&
    !entries.some(({ kind, sign }) => kind === 'stock' && sign === 1) &&
    HOLDS.test(verb)
  )
    throw new Unclear('The story does not say how many there were before.')
  if (label !== null) entries = entries.filter((entry) => entry.label === label)
  if (entries.length === 0) return null
  // "Joe put 21 on a shelf. A man bought 6.": bought from the shelf, or besides?
  const keepers = entries.filter(({ kind, sign }) => kind === 'stock' && sign === 1)
  const buyers = entries.filter(
    (entry) =>
      entry.kind === 'event' &&
      entry.sign === 1 &&
      entry.owner !== null &&
      !entry.isReceived &&
      !hasClass(entry.verb, 'arrive') &&
      !/^(?:plant|add)$/.test(entry.verb),
  )
  if (
    !isEveryone &&
    keepers.length > 0 &&
    buyers.some((buyer) => keepers.every((keeper) => keeper.owner !== buyer.owner))
  )
    throw new Unclear('It is not clear from where these come.')
  const here = [
    ...clause.places.map(({ phrase }) => phrase.head),
    ...clause.objects.map(({ head }) => head),
  ].filter((head) => head !== '')
  const sameVerb = entries.filter(
    (entry) => entry.verb === verb && entry.verb !== 'be' && entry.verb !== 'have',
  )
  const sameplace = sameVerb.filter(({ places }) => places.some((place) => here.includes(place)))
  const acted = sameplace.length > 0 ? sameplace : sameVerb
  const named = here
    .concat(clause.objects.map(({ head }) => head))
    .filter((head) => cast.people.includes(head))
  if (named.length > 0 && sameplace.length === 0) throw new Unclear('I cannot tell what went to whom.')
  const isHolding = HOLDS.test(verb) || clause.isThere
  const isLeft =
    clause.adverbs.includes('left') ||
    /\b(?:left|still|now|remain)\b/.test(clause.source) ||
    (clause.modal === 'can' && clause.isPassive)
  const done = entries.filter(({ kind }) => kind === 'done')
  const told = entries.filter(({ kind }) => kind !== 'done')
  const sizes =
    isLeft && !told.some(({ sign, kind }) => sign === 1 && kind === 'stock')
      ? inTermsOf(
          ledger,
          ledger.entries.filter(({ kind }) => kind === 'measure' || kind === 'capacity'),
          noun,
        )
      : []
  if (sizes.length > 1) throw new Unclear('There are two ways to read this.')
  const others = [...sizes, ...told]
  if (acted.length > 0 && !isLeft) {
    const signs = new Set(acted.map(({ sign }) => sign))
    if (signs.size > 1) throw new Unclear('There are two ways to read this.')
    const all = sum(
      acted.map(({ amount }) => amount),
      'Add',
    )
    return all && { amount: all, unit: noun, say: 'total', isExact: true }
  }
  if (done.length > 0 && others.length > 0) {
    if (!isLeft && clause.modal !== 'must' && !/\bto (?:read|drive|walk|run|go)\b/.test(clause.source))
      throw new Unclear('I cannot tell what is asked.')
    if (!done.every((entry) => PROGRESS.test(entry.verb)))
      throw new Unclear('I cannot tell whether this takes anything away.')
    const have = balance(others)
    const made = sum(
      done.map(({ amount }) => amount),
      'Add what is done',
    )
    if (!have || !made || isEveryone) return null
    return { amount: combine('-', have, made, noun, 'What is left'), unit: noun, say: 'left' }
  }
  const isAllGain = [...others, ...entries].every(({ sign }) => sign === 1)
  const isAskedSubject = clause.subjects[0] === question.asked && !clause.isPassive
  // What is only there is not made or used.
  const isOnlyThere = entries.some(
    (entry) => /^(?:have|be)$/.test(entry.verb) && entry.amount.from?.sign !== '*',
  )
  const isTaken =
    isAllGain &&
    !isAskedSubject &&
    !isOnlyThere &&
    /^(?:use|need|get|make|last|weigh|collect|carry|put|plant|hold|produce|see|take|pack|set|place|order|bring|arrange|serve)$/.test(
      verb,
    )
  if (!isHolding && !isLeft && !isTaken) return null
  if (isLeft && isAllGain && clause.adverbs.includes('left')) throw new Unclear('Nothing was taken away.')
  const all = balance(done.length > 0 ? entries : others)
  return all && { amount: all, unit: noun, say: 'total' }
}

function covers(entry: Entry, modifiers: readonly string[], { question }: Asked): boolean {
  const wanted = modifiers.filter((word) => !/^(?:full|whole|more|different|equal)$/.test(word))
  const of = question.asked?.of
  const content = of && !of.pronoun && isMeasure(entry.noun) ? [] : []
  return coversModifiers(entry.modifiers, [...wanted, ...content])
}

/** "How many eggs are in 6 cartons?", "How many miles does she run in 5 days?" */
function givenInQuestion(asked: Asked): Amount | null {
  const { question, ledger, telling, noun, owner } = asked
  const { clause } = question
  if (!clause) return null
  const phrases = [
    ...clause.subjects.filter((each) => each !== question.asked),
    ...clause.objects,
    ...clause.places.filter(({ preposition }) => preposition !== 'than').map(({ phrase }) => phrase),
  ]
  const counted = phrases.filter(
    (phrase) =>
      hasPhraseNumeral(phrase) || (/^(?:an?|one)$/.test(phrase.determiner ?? '') && TIMES.has(phrase.head)),
  )
  if (counted.length === 0) return null
  const amounts = counted.map((phrase) => {
    const quantity =
      phrase.numeral || phrase.of
        ? readQuantity(phrase, telling, null)
        : { noun: phrase.head, modifiers: [] as string[], amount: known(1, phrase.head) }
    if (!quantity) throw new Unclear(`I do not see what "${phrase.words}" is for.`)
    return convert(ledger, quantity.amount, quantity.noun, quantity.modifiers, noun, owner)
  })
  const found = amounts.filter((each) => each !== null)
  if (found.length !== amounts.length) throw new Unclear('I do not see what a number in the question is for.')
  return sum(found, 'Add')
}
