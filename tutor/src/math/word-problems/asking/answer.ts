import { signOf } from '#engines/algebra/numbers/rational.ts'
import type { Phrase } from '../reading/phrases.ts'
import { type Cast, ownerOf } from '../world/cast.ts'
import { settleRelations } from '../world/comparing.ts'
import { type Amount, combine, isSame, known, sum, Unclear } from '../world/expressions.ts'
import { balance, coversModifiers, type Entry, type Ledger, type Rate } from '../world/ledger.ts'
import { readQuantity, restOf, type Telling } from '../world/quantities.ts'
import { hasPhraseNumeral } from '../world/tell.ts'
import { canBePart, isKindOf, isPerson as isPersonNoun, isMeasure, isOpposite, TIMES } from '../words/nouns.ts'
import { hasClass } from '../words/verbs.ts'
import { convert, inTermsOf } from '../world/convert.ts'
import { answerMoney } from './money.ts'
import type { Asked, Reply } from './asked.ts'
import type { Question } from './question.ts'
import { answerMarkup, answerRatio, answerSurface } from './shares.ts'
import { answerSize } from './sizes.ts'

/** The one answer that all readings of the question give. */
export function answer(question: Question, telling: Telling): Reply {
  const { ledger, cast } = telling
  settleRelations(ledger)
  const asked = prepare(question, telling)
  settlePending(asked)
  const replies = ledger.ratio ? [answerRatio(asked)] : ledger.markups.length > 0 ? [answerMarkup(asked)] : [answerSurface(asked) ?? answerSize(asked), answerMoney(asked), answerCount(asked)].filter((each) => each !== null)
  const [first, ...rest] = replies
  if (!first) throw new Unclear('I do not see how to get what is asked from this story.')
  if (rest.some((each) => !isSame(each.amount, first.amount))) throw new Unclear('There are two ways to read this.')
  if (question.unit !== null && question.unit !== first.unit) throw new Unclear('The answer is asked for in another unit.')
  if (signOf(first.amount.value) < 0) throw new Unclear('The story would make less than nothing.')
  if (question.form !== 'fraction' && first.amount.value.bottom !== 1n && !canBePart(first.unit)) throw new Unclear(`There cannot be a part of one ${first.unit}.`)
  void cast
  return first
}

function prepare(question: Question, telling: Telling): Asked {
  const { ledger, cast } = telling
  const { asked, clause } = question
  const [subject] = clause?.subjects ?? []
  const isSubjectAsked = subject !== undefined && subject === asked
  const people = clause?.subjects ?? []
  const isEveryone =
    people.length > 1 || /^(?:they|we|both|everyone)$/.test(subject?.pronoun ?? '') || subject?.determiner === 'all' || subject?.determiner === 'both'
  const own = subject && !isWiderSubject(subject, ledger) && !isSubjectAsked && !clause?.isThere && !isEveryone ? ownerOf(subject, cast) : null
  const label = clause?.places.filter(({ preposition }) => preposition !== 'than').map(({ phrase }) => phrase.head).find((head) => ledger.entries.some((entry) => entry.label === head)) ?? null
  let noun = asked?.head ?? ''
  if (noun === 'money' || noun === 'change') noun = 'dollar'
  if (noun === '' && question.form === 'many') noun = cast.thing
  return { question, ledger, cast, telling, noun, modifiers: asked?.modifiers ?? [], owner: own, isEveryone, label }
}

/** "the animals" of a story of cows and hens are all of them. */
function isWiderSubject(subject: Phrase, ledger: Ledger): boolean {
  return subject.isPlural && ledger.entries.some((entry) => entry.noun !== subject.head && isKindOf(entry.noun, subject.head))
}

/** What these are done with is done with: pages read, miles driven. */
const PROGRESS = /^(?:read|run|walk|drive|ride|travel|jog|hike|swim|bike|work|practice|clean|wash|paint|complete|solve|answer|memorize|learn|review|grade|check|scan|mow|rake|shovel|vacuum|iron|polish|type|drill|fill|fix|repair|climb|march|commute|pedal|paddle|sail|cycle|spend|pump)$/

const HOLDS = /^(?:go|attend|live|have|be|keep|own|remain|stay|left|still)$/

function answerCount(asked: Asked): Reply | null {
  const { question, noun } = asked
  if (question.form === 'fraction' || question.form === 'percent') return answerShare(asked)
  if (question.form !== 'many' || noun === '') return null
  if (question.isMore && (question.than || question.clause?.places.some(({ preposition }) => preposition === 'than'))) return answerDifference(asked)
  if (question.clause?.isNegated) return answerComplement(asked)
  if (question.isMore) return question.isFewer ? null : (answerMissing(asked) ?? answerOwnLead(asked))
  const over = answerOver(asked)
  if (over) return over
  const each = groupAsked(asked)
  if (each !== null) return answerEach(asked, each)
  const groups = answerGroups(asked)
  if (groups) return groups
  const start = answerStart(asked)
  if (start) return start
  return answerPart(asked) ?? answerTotal(asked)
}

/** The noun of "in each box", "does each friend get", "one bottle". */
function groupAsked({ question }: Asked): string | null {
  const [subject] = question.clause?.subjects ?? []
  if (subject && subject !== question.asked) {
    const isOne = subject.determiner === 'each' || subject.determiner === 'every' || subject.numeral?.text === '1'
    if (isOne && (subject.head !== '' || subject.of)) return subject.of?.pronoun ? '' : (subject.of?.head ?? subject.head)
  }
  if (question.clause?.adverbs.includes('each')) return ''
  const place = question.clause?.places.find(({ preposition, phrase }) => preposition === 'per' || phrase.determiner === 'each' || phrase.determiner === 'every')
  if (place) return place.phrase.of?.head || place.phrase.head
  return question.asked?.per ?? null
}

function answerEach(asked: Asked, group: string): Reply | null {
  const { ledger, noun } = asked
  const rates = ledger.rates.filter((rate) => rate.bottom === group && isKindOf(rate.top, noun))
  const [rate] = rates
  if (rate && rates.length === 1) {
    const changed = ledger.entries.some((entry, index) => entry.kind === 'event' && index >= (rate.at ?? 0) && isKindOf(entry.noun, noun))
    return changed ? null : { amount: rate.amount, unit: noun, say: 'each' }
  }
  if (rates.length > 1) return null
  const counts = ledger.entries.filter((entry) => entry.noun === group && /^(?:count|stock)$/.test(entry.kind))
  const byGroup = counts.length === 0 ? null : balance(counts)
  const entries = ledger.entries.filter((entry) => entry.noun !== group && /^(?:stock|event)$/.test(entry.kind))
  const all = balance(inTermsOf(ledger, entries, noun))
  if (!all) return null
  // "4 tables with 6 students each; each student gets": the groups are counted through one another.
  const others = ledger.entries.filter((entry) => entry.kind === 'count' && entry.noun !== group)
  const through = byGroup ?? (others.length === 1 && others[0] ? convert(ledger, others[0].amount, others[0].noun, [], group, null) : null)
  if (!through) return null
  if (!ledger.equals.has(group) && counts.some(({ kind }) => kind === 'count') === false && !byGroup) return null
  const amount = combine('/', all, through, noun, `Share equally`)
  return { amount, unit: noun, say: 'share' }
}

/** "How many eggs are left over?" when boxes of 12 are filled. */
function answerOver({ ledger, noun, question }: Asked): Reply | null {
  if (!/\bleft over\b/.test(question.text) || ledger.entries.some(({ sign, kind }) => sign < 0 || kind === 'part')) return null
  const rates = ledger.rates.filter(({ top }) => top === noun)
  const [rate] = rates
  const all = balance(inTermsOf(ledger, ledger.entries.filter(({ kind }) => kind === 'stock' || kind === 'event'), noun))
  if (!rate || !all || rates.length > 1 || rate.amount.from || ledger.entries.some((entry) => entry.noun === rate.bottom)) return null
  return { amount: combine('rest', all, rate.amount, noun, `One ${rate.bottom} for every ${rate.amount.text} ${noun}`), unit: noun, say: 'rest' }
}

/** "How many boxes": so much altogether, and so much in each box. */
function answerGroups(asked: Asked): Reply | null {
  const { ledger, noun, question } = asked
  const rates = ledger.rates.filter((rate) => rate.bottom === noun)
  if (rates.length === 0) return null
  if (ledger.entries.some((entry) => isKindOf(entry.noun, noun) && entry.kind !== 'measure')) return null
  const inQuestion = wholeInQuestion(asked, rates)
  const usable = rates.filter((rate) => inQuestion?.noun === rate.top || (!inQuestion && (balanceOf(ledger, rate.top) !== null || rate.top === 'dollar')))
  const isJoint = asked.isEveryone || /\btogether\b/.test(question.text)
  const per = isJoint && usable.length > 1 && new Set(usable.map(({ owner }) => owner)).size === usable.length ? sum(usable.map(({ amount }) => amount), 'Add what each one does') : usable.length === rates.length ? sumSame(usable.map(({ amount }) => amount)) : usable.length === 1 ? (usable[0]?.amount ?? null) : null
  const top = usable[0]?.top
  if (!per || top === undefined || usable.some((rate) => rate.top !== top)) return null
  const spent = ledger.entries.filter((entry) => entry.noun === top && entry.sign < 0)
  const paid = question.clause?.verb === 'buy' && top === 'dollar' && spent.length === 1 && !ledger.entries.some((entry) => entry.noun === top && entry.sign > 0 && entry.kind !== 'measure') ? (spent[0]?.amount ?? null) : null
  const all = inQuestion ?? paid ?? balanceOf(ledger, top)
  if (!all) return null
  const exact = combine('/', all, per, noun, `One ${noun} for every ${per.text} ${top}`)
  if (exact.value.bottom === 1n) return { amount: exact, unit: noun, say: 'groups' }
  const { clause } = question
  const words = question.text.toLowerCase()
  const isUp = clause?.verb === 'need' || clause?.modal === 'must' || clause?.modal === 'need' || /\bneeded\b|\btake\b/.test(words)
  const isDown = clause?.modal === 'can' || /\bfull\b|\bcompletely\b|\bcan\b.*\b(?:fill|make|buy|bought|filled|made)\b|\bfill\b/.test(words)
  if (isUp === isDown) throw new Unclear('It does not come out even, and I cannot tell what happens to the rest.')
  if (TIMES.has(noun) && isDown) throw new Unclear('It does not come out even.')
  return { amount: combine(isUp ? 'up' : 'down', all, per, noun, `One ${noun} for every ${per.text} ${top}`), unit: noun, say: isUp ? 'up' : 'down' }
}

/** "How many weeks does she need to save $63?" */
function wholeInQuestion({ question, telling, ledger }: Asked, rates: readonly Rate[]): Amount | null {
  const phrases = [...(question.clause?.objects ?? []), ...(question.clause?.places.map(({ phrase }) => phrase) ?? [])].filter(hasPhraseNumeral)
  if (phrases.length === 0) return null
  const [phrase] = phrases
  const quantity = phrase && phrases.length === 1 ? readQuantity(phrase, telling, null) : null
  const top = rates[0]?.top
  const whole = quantity && top ? convert(ledger, quantity.amount, quantity.noun, quantity.modifiers, top, null) : null
  if (!whole || !top) throw new Unclear('I do not see what a number in the question is for.')
  return { ...whole, noun: top }
}

/** What happens every day or for every meal, as often as the story or the question says. */
function settlePending(asked: Asked): void {
  const { ledger, question, telling } = asked
  for (const { entry, per, perModifiers } of ledger.pending) {
    const counts = ledger.entries.filter(
      (each) => each.noun === per && /^(?:stock|event|count|done|duration)$/.test(each.kind) && perModifiers.every((word) => each.modifiers.includes(word)),
    )
    const places = (question.clause?.places ?? []).filter(({ preposition, phrase }) => /^(?:after|in|for|during)$/.test(preposition) && phrase.head === per && phrase.numeral)
    const [place] = places
    const [count] = counts
    if (places.length + counts.length !== 1) continue
    const often = place ? readQuantity(place.phrase, telling, null)?.amount : count?.amount
    const hasStock = ledger.entries.some((each) => each.noun === entry.noun && each.kind !== 'count')
    if (!often || !hasStock) continue
    if (place && question.clause) question.clause.places.splice(question.clause.places.indexOf(place), 1)
    ledger.entries.push({ ...entry, amount: combine('*', entry.amount, often, entry.noun, entry.source) })
  }
}

function sumSame(amounts: Amount[]): Amount | null {
  return amounts.length === 1 ? (amounts[0] ?? null) : null
}

/** All that is there of a thing, with what is needed less what one has. */
function balanceOf(ledger: Ledger, noun: string): Amount | null {
  const entries = inTermsOf(ledger, ledger.entries.filter(({ kind }) => /^(?:stock|event)$/.test(kind)), noun)
  const have = balance(entries)
  const needs = ledger.entries.flatMap((entry) => {
    const amount = entry.kind === 'need' ? convert(ledger, entry.amount, entry.noun, entry.modifiers, noun, null) : null
    return amount ? [{ ...entry, amount }] : []
  })
  const done = inTermsOf(ledger, ledger.entries.filter(({ kind, verb }) => kind === 'done' && PROGRESS.test(verb)), noun)
  const need = needs.length === 1 ? (needs[0]?.amount ?? null) : null
  if (needs.length > 1) throw new Unclear('The story needs several things.')
  if (need && have) return combine('-', need, have, noun, 'What is still missing')
  if (done.length > 0 && have) return combine('-', have, sum(done.map(({ amount }) => amount), 'Add') ?? have, noun, 'What is still to do')
  const room = inTermsOf(ledger, ledger.entries.filter(({ kind }) => kind === 'capacity'), noun)
  const sizes = inTermsOf(ledger, ledger.entries.filter(({ kind }) => kind === 'measure'), noun)
  if (!need && !have && sizes.length === 1 && done.length === 0) return sizes[0]?.amount ?? null
  if (!need && !have && done.length > 0) return sum(done.map(({ amount }) => amount), 'Add')
  return need ?? have ?? (room.length === 1 ? (room[0]?.amount ?? null) : null)
}

/** "How many did he have at first?" */
function answerStart(asked: Asked): Reply | null {
  const { ledger, noun, question } = asked
  const { verb = '' } = question.clause ?? {}
  const finals = ledger.entries.filter((entry) => entry.kind === 'final' && entry.noun === noun)
  const changes = ledger.entries.filter((entry) => /^(?:event|stock)$/.test(entry.kind) && entry.noun === noun)
  const asksStart = /\b(?:first|start|begin|beginning|originally|before)\b/.test(question.text)
  if (finals.length === 0) {
    if (asksStart || ledger.unknown.length > 0 || ledger.hasLoss || ledger.hasGain) throw new Unclear('The story does not say how many there were.')
    return null
  }
  const [last] = finals
  if (!last || finals.length > 1) throw new Unclear('The story ends in two ways.')
  if (!asksStart) {
    // "Had 16, now 9: how many broke?"
    const stock = changes.filter(({ kind }) => kind === 'stock')
    if (stock.length !== 1 || changes.length !== 1 || !stock[0] || HOLDS.test(question.clause?.verb ?? '')) throw new Unclear('I cannot follow how it came to this.')
    if (ledger.hasGain && !ledger.hasLoss && (hasClass(verb, 'gain') || hasClass(verb, 'buy')))
      return { amount: combine('-', last.amount, stock[0].amount, noun, 'What came is what is there now less what was there'), unit: noun, say: 'gone' }
    if (!hasClass(question.clause?.verb ?? '', 'lose') && !hasClass(question.clause?.verb ?? '', 'sell') && !hasClass(question.clause?.verb ?? '', 'give')) throw new Unclear('I cannot follow how it came to this.')
    if (ledger.hasGain) throw new Unclear('I cannot follow how it came to this.')
    return { amount: combine('-', stock[0].amount, last.amount, noun, 'What is gone is what was there less what is left'), unit: noun, say: 'gone' }
  }
  let total = last.amount
  for (const change of changes.toReversed()) {
    if (change.kind === 'stock') throw new Unclear('The story says twice how many there are.')
    total = combine(change.sign === 1 ? '-' : '+', total, change.amount, noun, `Go back: ${change.source}`)
  }
  return { amount: total, unit: noun, say: 'back' }
}

/** "How many are girls?", "How many are yellow?" where the rest is */
function answerPart(asked: Asked): Reply | null {
  const { ledger, telling, question, noun, modifiers } = asked
  const parts = ledger.entries.filter(({ kind }) => kind === 'part')
  if (parts.length === 0) return null
  const words = [...modifiers, ...(question.clause?.places.map(({ phrase }) => phrase.head) ?? []), ...(question.clause?.verb === 'be' ? question.clause.predicate : []), question.clause?.verb ?? '', noun, ...(question.clause?.isPassive ? question.text.toLowerCase().split(' ') : [])]
  const own = parts.filter((part) => part.modifiers.some((word) => words.includes(word)))
  const [named] = own
  if (named && own.length === 1) return { amount: named.amount, unit: named.noun, say: 'part' }
  if (own.length > 1) {
    const all = sum(own.map(({ amount }) => amount), 'Add the parts')
    return all && { amount: all, unit: noun, say: 'parts' }
  }
  const facing = parts.filter((part) => part.modifiers.some((one) => words.some((other) => isOpposite(one, other))))
  const [only] = facing
  if (only && facing.length === 1 && parts.length === 1) {
    return { amount: restOf(telling, only.noun), unit: only.noun, say: 'rest' }
  }
  if ([...(question.clause?.places.map(({ phrase }) => phrase) ?? []), ...(question.clause?.objects ?? [])].some(({ head }) => head === 'way') || modifiers.includes('other')) return { amount: restOf(telling, parts[0]?.noun ?? ''), unit: parts[0]?.noun ?? '', say: 'rest' }
  throw new Unclear('I cannot tell which part is asked for.')
}

/** "How many eggs were not cracked?" */
function answerComplement(asked: Asked): Reply | null {
  const { ledger, telling, question, noun } = asked
  const { clause } = question
  if (!clause) return null
  const words = [...clause.predicate, clause.verb, ...clause.places.map(({ phrase }) => phrase.head)].filter((word) => word !== 'be')
  const parts = ledger.entries.filter((entry) => entry.kind === 'part')
  const named = parts.filter((part) => part.modifiers.some((word) => words.includes(word)))
  if (parts.length === 1 && named.length === 1 && named[0]) return { amount: restOf(telling, named[0].noun), unit: named[0].noun, say: 'rest' }
  const gone = ledger.entries.filter((entry) => entry.sign < 0 && entry.noun === noun)
  if (gone.length > 0 && (clause.verb === 'use' || gone.every((entry) => entry.verb === clause.verb))) {
    const left = balance(inTermsOf(ledger, ledger.entries.filter(({ kind }) => /^(?:stock|event)$/.test(kind)), noun))
    return left && { amount: left, unit: noun, say: 'left' }
  }
  return null
}

/** What belongs to one side of a comparison. */
function side(asked: Asked, noun: string, owner: string | null, modifiers: readonly string[], label: string | null): Amount | null {
  const { ledger } = asked
  const entries = ledger.entries.filter(
    (entry) =>
      /^(?:stock|event|done|measure|part)$/.test(entry.kind) &&
      (owner === null || entry.owner === owner) &&
      (label === null || entry.label === label),
  )
  const own = inTermsOf(ledger, entries, noun).filter((entry) => coversModifiers(entry.modifiers, modifiers))
  return own.some(({ isReceived }) => isReceived) && !own.some(({ kind }) => kind === 'stock') ? null : balance(own)
}

function answerDifference(asked: Asked): Reply | null {
  const { question, cast, noun, ledger } = asked
  const place = question.clause?.places.find(({ preposition }) => preposition === 'than')
  const than = question.than ?? place?.phrase ?? null
  if (!than) return null
  if (ledger.entries.some(({ label }) => label === than.head) && asked.label !== null && asked.label !== than.head) {
    const [early, late] = [side(asked, noun, null, asked.modifiers, asked.label), side(asked, noun, null, asked.modifiers, than.head)]
    return early && late && { amount: combine('-', early, late, noun, 'How many more: take the smaller from the larger'), unit: noun, say: 'difference' }
  }
  const isKnownOwner = ledger.entries.some((entry) => entry.owner !== null && entry.owner === safeOwner(than, cast))
  const isNoun = question.than !== null && !than.isName && !isKnownOwner
  const [subject] = question.clause?.subjects ?? []
  const owner = subject && subject !== question.asked ? ownerOf(subject, cast) : null
  const one = side(asked, noun, owner, asked.modifiers, null)
  const other = isNoun ? side(asked, than.head, owner, than.modifiers, null) : side(asked, noun, safeOwner(than, cast), asked.modifiers, null)
  if (!one || !other || (!isNoun && (owner === null || owner === safeOwner(than, cast)))) return null
  const [large, small] = question.isFewer ? [{ ...other, noun }, one] : [one, { ...other, noun }]
  return { amount: combine('-', large, small, noun, 'Take the smaller from the larger'), unit: noun, say: 'difference' }
}

function safeOwner(phrase: Phrase, cast: Cast): string | null {
  return ownerOf(phrase, cast)
}

/** "A frog made 17 jumps. A rabbit made 8 jumps. How many more jumps did the frog make?" */
function answerOwnLead({ ledger, noun, owner, question, isEveryone }: Asked): Reply | null {
  const entries = ledger.entries.filter((entry) => /^(?:stock|event|done)$/.test(entry.kind) && entry.noun === noun && entry.sign === 1)
  const own = entries.filter((entry) => entry.owner === owner)
  const others = entries.filter((entry) => entry.owner !== owner && entry.owner !== null)
  const [one, other] = [own[0], others[0]]
  const isPlain = entries.length === 2 && ledger.entries.length === 2 && ledger.relations.length === 0 && ledger.rates.length === 0
  if (!one || !other || !isPlain || owner === null || isEveryone || one.verb !== other.verb || question.clause?.verb !== one.verb || question.clause.modal) return null
  return { amount: combine('-', one.amount, other.amount, noun, 'Take the smaller from the larger'), unit: noun, say: 'difference' }
}

/** "How many more does she need?" */
function answerMissing(asked: Asked): Reply | null {
  const { ledger, noun, question } = asked
  const { clause } = question
  if (!clause) return null
  const entries = (...kinds: string[]): Entry[] => inTermsOf(ledger, ledger.entries.filter((entry) => kinds.includes(entry.kind)), noun)
  const isNeed = clause.verb === 'need' || clause.modal === 'need' || clause.modal === 'must' || (clause.verb === 'need' && clause.isPassive)
  const isRoom = clause.modal === 'can' || clause.verb === 'hold' || clause.verb === 'fit' || /\bfill\b/.test(clause.source)
  const targets = entries('need', ...(isRoom || isNeed ? ['capacity'] : []))
  const [target] = targets
  if (!target || targets.length > 1 || (!isNeed && !isRoom)) return null
  const have = balance(entries('stock', 'event', 'done'))
  if (!have) return null
  return { amount: combine('-', target.amount, have, noun, 'What is missing is what is needed less what is there'), unit: noun, say: 'missing' }
}

/** "What fraction of the balloons are red?" */
function answerShare(asked: Asked): Reply | null {
  const { ledger, question, noun } = asked
  const words = question.clause ? [...question.clause.predicate, question.clause.verb] : []
  const parts = ledger.entries.filter((entry) => entry.kind === 'part' && entry.noun === noun)
  const named = parts.filter((part) => part.modifiers.some((word) => words.includes(word)))
  const stock = balance(ledger.entries.filter((entry) => entry.kind === 'stock' && entry.noun === noun))
  const [part] = named
  if (!part || named.length > 1 || !stock) return null
  const share = combine('/', part.amount, stock, 'part', 'The part out of the whole')
  if (question.form === 'fraction') return { amount: share, unit: 'part', say: 'share' }
  return { amount: combine('*', share, known(100, ''), 'percent', 'Percent means out of 100'), unit: 'percent', say: 'share' }
}

function answerTotal(asked: Asked): Reply | null {
  const { ledger, noun, modifiers, owner, isEveryone, label, question, cast } = asked
  const { clause } = question
  if (!clause || noun === 'dollar') return null
  const verb = clause.verb
  const nouns = [noun, ...question.others.map(({ head }) => head)]
  const isJointSize = isEveryone && /^(?:weigh|be|measure|cost)$/.test(verb)
  const kinds = isJointSize ? /^(?:stock|event|done|measure)$/ : /^(?:stock|event|done)$/
  let entries = ledger.entries.filter((entry) => kinds.test(entry.kind))
  const given = givenInQuestion(asked)
  const inTerms = nouns.flatMap((each) => inTermsOf(ledger, entries, each, verb).filter((entry) => covers(entry, [...modifiers, ...(verb === 'be' ? clause.predicate : [])], asked)))
  if (given) return { amount: given, unit: noun, say: 'rate' }
  entries = inTerms.toSorted((a, b) => ledger.entries.findIndex(({ source, amount }) => source === a.source && amount === a.amount) - ledger.entries.findIndex(({ source, amount }) => source === b.source && amount === b.amount))
  const original = ledger.entries.filter((entry) => kinds.test(entry.kind))
  const isMixed = original.some((entry) => entry.noun === noun) && original.some((entry) => entry.noun !== noun && isKindOf(entry.noun, noun))
  if (isMixed) throw new Unclear(`It is not clear whether the ${noun}s are counted twice.`)
  if (owner !== null && !isEveryone) {
    const own = entries.filter((entry) => entry.owner === owner)
    const isPerson = cast.people.includes(owner) || isPersonNoun(owner.replace('*', '').split(' ').at(-1) ?? '')
    const owners = new Set(entries.map((entry) => entry.owner))
    if (own.length > 0) entries = own
    else if (owners.size > 1 || (isPerson && [...owners].some((each) => each !== null))) return null
  }
  if (entries.some(({ isReceived }) => isReceived) && !entries.some(({ kind, sign }) => kind === 'stock' && sign === 1) && HOLDS.test(verb)) throw new Unclear('The story does not say how many there were before.')
  if (label !== null) entries = entries.filter((entry) => entry.label === label)
  if (entries.length === 0) return null
  // "Joe put 21 on a shelf. A man bought 6.": bought from the shelf, or besides?
  const keepers = entries.filter(({ kind, sign }) => kind === 'stock' && sign === 1)
  const buyers = entries.filter((entry) => entry.kind === 'event' && entry.sign === 1 && entry.owner !== null && !entry.isReceived && !hasClass(entry.verb, 'arrive') && !/^(?:plant|add)$/.test(entry.verb))
  if (!isEveryone && keepers.length > 0 && buyers.some((buyer) => keepers.every((keeper) => keeper.owner !== buyer.owner))) throw new Unclear('It is not clear from where these come.')
  const here = [...clause.places.map(({ phrase }) => phrase.head), ...clause.objects.map(({ head }) => head)].filter((head) => head !== '')
  const sameVerb = entries.filter((entry) => entry.verb === verb && entry.verb !== 'be' && entry.verb !== 'have')
  const sameplace = sameVerb.filter(({ places }) => places.some((place) => here.includes(place)))
  const acted = sameplace.length > 0 ? sameplace : sameVerb
  const named = here.concat(clause.objects.map(({ head }) => head)).filter((head) => cast.people.includes(head))
  if (named.length > 0 && sameplace.length === 0) throw new Unclear('I cannot tell what went to whom.')
  const isHolding = HOLDS.test(verb) || clause.isThere
  const isLeft = clause.adverbs.includes('left') || /\b(?:left|still|now|remain)\b/.test(clause.source) || (clause.modal === 'can' && clause.isPassive)
  const done = entries.filter(({ kind }) => kind === 'done')
  const told = entries.filter(({ kind }) => kind !== 'done')
  const sizes = isLeft && !told.some(({ sign, kind }) => sign === 1 && kind === 'stock') ? inTermsOf(ledger, ledger.entries.filter(({ kind }) => kind === 'measure' || kind === 'capacity'), noun) : []
  if (sizes.length > 1) throw new Unclear('There are two ways to read this.')
  const others = [...sizes, ...told]
  if (acted.length > 0 && !isLeft) {
    const signs = new Set(acted.map(({ sign }) => sign))
    if (signs.size > 1) throw new Unclear('There are two ways to read this.')
    const all = sum(acted.map(({ amount }) => amount), 'Add')
    return all && { amount: all, unit: noun, say: 'total', isExact: true }
  }
  if (done.length > 0 && others.length > 0) {
    if (!isLeft && clause.modal !== 'must' && !/\bto (?:read|drive|walk|run|go)\b/.test(clause.source)) throw new Unclear('I cannot tell what is asked.')
    if (!done.every((entry) => PROGRESS.test(entry.verb))) throw new Unclear('I cannot tell whether this takes anything away.')
    const have = balance(others)
    const made = sum(done.map(({ amount }) => amount), 'Add what is done')
    if (!have || !made || isEveryone) return null
    return { amount: combine('-', have, made, noun, 'What is left'), unit: noun, say: 'left' }
  }
  const isAllGain = [...others, ...entries].every(({ sign }) => sign === 1)
  const isAskedSubject = clause.subjects[0] === question.asked && !clause.isPassive
  // What is only there is not made or used.
  const isOnlyThere = entries.some((entry) => /^(?:have|be)$/.test(entry.verb) && entry.amount.from?.sign !== '*')
  const isTaken = isAllGain && !isAskedSubject && !isOnlyThere && /^(?:use|need|get|make|last|weigh|collect|carry|put|plant|hold|produce|see|take|pack|set|place|order|bring|arrange|serve)$/.test(verb)
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
  const phrases = [...clause.subjects.filter((each) => each !== question.asked), ...clause.objects, ...clause.places.filter(({ preposition }) => preposition !== 'than').map(({ phrase }) => phrase)]
  const counted = phrases.filter((phrase) => hasPhraseNumeral(phrase) || (/^(?:an?|one)$/.test(phrase.determiner ?? '') && TIMES.has(phrase.head)))
  if (counted.length === 0) return null
  const amounts = counted.map((phrase) => {
    const quantity = phrase.numeral || phrase.of ? readQuantity(phrase, telling, null) : { noun: phrase.head, modifiers: [] as string[], amount: known(1, phrase.head) }
    if (!quantity) throw new Unclear(`I do not see what "${phrase.words}" is for.`)
    return convert(ledger, quantity.amount, quantity.noun, quantity.modifiers, noun, owner)
  })
  const found = amounts.filter((each) => each !== null)
  if (found.length !== amounts.length) throw new Unclear('I do not see what a number in the question is for.')
  return sum(found, 'Add')
}
