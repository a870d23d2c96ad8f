import type { Clause, Place } from '../reading/clauses.ts'
import type { Phrase } from '../reading/phrases.ts'
import { isMeasure, isPerson, singular, TIMES } from '../words/nouns.ts'
import { classesOf, hasClass } from '../words/verbs.ts'
import { meet, ownerOf } from './cast.ts'
import { relate } from './comparing.ts'
import { type Amount, combine, given, known, Unclear } from './expressions.ts'
import { available, ownersOf } from './holdings.ts'
import type { Entry, EntryKind, Ledger } from './ledger.ts'
import { isRest, type Quantity, readQuantity, type Telling } from './quantities.ts'

/** Verbs by which a thing is only set somewhere: nothing is gained or lost. */
const SETS = /^(?:put|place|pack|arrange|set|stack|plant|store|load|fill|display|stick|wait|lie|stand|sit|seat|ride|hang|line|go|drive|walk|travel|play|live|teach|work)$/
const AWAY = /^(?:away|off|out|home)$/

type Thing = Pick<Quantity, 'noun' | 'modifiers' | 'amount'> & { inside?: Quantity['inside'] }

/** Words by which a sentence without a number can change every number. */
const TURNS =
  /\b(?:rest|half|halved?|same|all|none|no|twice|double[sd]?|triple[sd]?|again|back|every|each|equally|evenly|most|another|both|more|fewer|less|without|except|some|few|several|many|any|much|other|others|free|everything|everyone|everybody|nobody|nothing|somebody|someone|already|only|extra|pairs?|discount|sale|instead|first|last|until|too|also|as)\b/

/** Takes a sentence into the story; throws where it cannot be taken in safely. */
export function tell(clause: Clause, telling: Telling): void {
  const { ledger, cast } = telling
  const before = numeralsIn(ledger)
  for (const phrase of clause.subjects) {
    // "One hen has 5 chicks"
    if (phrase.numeral?.text !== '1' || phrase.head === '' || phrase.of) continue
    ledger.articles.add(phrase.numeral.id)
    phrase.numeral = null
    phrase.determiner = 'one'
  }
  const teller = createTeller(clause, telling)
  if (clause.isNegated && hasNumeral(clause)) throw new Unclear('I cannot follow a sentence with "not".')
  cast.subject = teller.owner ?? cast.subject
  if (teller.owner !== null) cast.actors.add(teller.owner)
  teller.run()
  for (const id of numeralsOf(clause)) {
    if (!numeralsIn(ledger).has(id) && !before.has(id)) throw new Unclear(`I do not see what a number is for: "${clause.source}".`)
  }
  for (const phrase of [...clause.subjects, ...clause.objects, ...clause.places.map(({ phrase: each }) => each)]) meet(phrase, cast)
}

function createTeller(clause: Clause, telling: Telling) {
  const { ledger, cast } = telling
  const [subject] = clause.subjects
  const owner = subject && !clause.isThere ? ownerOf(subject, cast) : null
  const label = labelOf(clause)
  const record = (kind: EntryKind, quantity: Thing, sign: 1 | -1, of: string | null = owner): void => {
    const entry: Entry = {
      kind,
      owner: of,
      noun: quantity.noun,
      modifiers: quantity.modifiers,
      amount: quantity.amount,
      sign,
      verb: clause.verb,
      label,
      places: [...clause.places.map(({ phrase }) => phrase), ...clause.objects.filter((each) => !hasPhraseNumeral(each))].map(({ head }) => head),
      inside: quantity.inside ?? null,
      isGeneric: false,
      source: clause.source,
      sentence: telling.sentence,
      isAside: clause.isAside ?? false,
    }
    ledger.entries.push(entry)
    const thing = quantity.inside?.noun ?? quantity.noun
    if (!isMeasure(thing) || thing === 'cent' || cast.thing === '') cast.thing = thing
  }
  const addRate = (top: Pick<Quantity, 'noun' | 'modifiers'>, bottom: string, bottomModifiers: readonly string[], amount: Amount): void => {
    if (bottom === '') throw new Unclear(`I cannot follow "${clause.source}".`)
    ledger.rates.push({ top: top.noun, topModifiers: top.modifiers, bottom, bottomModifiers, amount, owner, verb: clause.verb, at: ledger.entries.length })
    if (!isMeasure(top.noun) && (hasClass(clause.verb, 'have') || hasClass(clause.verb, 'hold'))) cast.thing = top.noun
  }
  const setCount = (noun: string, modifiers: string[], amount: Amount): void => {
    const thing = cast.thing
    const isPartOfAll = ledger.entries.some((entry) => entry.kind === 'stock' && entry.noun === noun)
    record(isPartOfAll ? 'part' : 'count', { noun, modifiers, amount }, 1, null)
    cast.thing = thing === '' ? noun : thing
  }

  /** "Each of 4 boys", "3 teams … each", "Ann and Bob each": how often what is told happens. */
  function readMultiplier(): { amount: Amount; noun: string } | { each: string; modifiers: string[] } | null {
    if (!subject) return null
    const hasEach =
      clause.adverbs.includes('each') ||
      subject.per === 'each' ||
      clause.objects.some(({ per, of }) => per === 'each' || of?.per === 'each')
    if (subject.determiner === 'each' || subject.determiner === 'every') {
      const inner = subject.head === '' ? (subject.of ?? subject) : subject
      const noun = inner.head
      if (inner.numeral && inner.numeral.form === 'plain') return { amount: countOf(inner), noun }
      if (subject.of && inner.pronoun) return { each: cast.thing, modifiers: [] }
      return { each: noun, modifiers: inner.modifiers }
    }
    if (!hasEach) return null
    if (clause.subjects.length > 1) return { amount: known(clause.subjects.length, 'person'), noun: 'person' }
    const own = isRest(subject) || subject.numeral ? readQuantity(subject, telling, null) : null
    if (own) return { amount: own.amount, noun: own.noun }
    if (subject.isPlural) return { each: subject.head, modifiers: subject.modifiers }
    return null
  }

  function countOf(phrase: Phrase): Amount {
    const quantity = readQuantity(phrase, telling, null)
    if (!quantity) throw new Unclear('I cannot tell how many are meant.')
    return quantity.amount
  }

  /** An object with what stands behind it: in each box, for 3 days, at $4 each. */
  function readObject(phrase: Phrase, places: Place[]): { quantity: Quantity; multiplied: boolean } | null {
    const quantity = readQuantity(phrase, telling, owner)
    if (!quantity) return null
    const rest: Place[] = []
    let { amount } = quantity
    let multiplied = false
    for (const place of places) {
      const { preposition, phrase: behind } = place
      const group = behind.determiner === 'each' || behind.determiner === 'every' ? behind.head === '' ? (behind.of ?? behind) : behind : null
      const isInside = places[places.indexOf(place) - 1]?.preposition === 'with' && hasPhraseNumeral(places[places.indexOf(place) - 1]?.phrase ?? behind) && !behind.of
      const isGroup = group !== null && !isInside && /^(?:in|on|into|onto|for|to|at|from|with|per)$/.test(preposition)
      const isTime = TIMES.has((group ?? behind).head)
      if (isGroup && group.numeral) {
        const count = countOf(group)
        amount = combine('*', amount, count, quantity.noun, clause.source)
        if (!isTime) setCount(group.head, group.modifiers, count)
        multiplied = true
      } else if (isGroup && (group.head !== '' || behind.head === '')) {
        const bottom = group.head === '' ? '' : group.head
        if (bottom === '') rest.push(place)
        else if (isTime) quantity.per = bottom
        else {
          keepRate({ ...quantity, amount }, bottom, group.modifiers)
          places.splice(places.indexOf(place), 1)
          return null
        }
      } else rest.push(place)
    }
    places.splice(0, places.length, ...rest)
    return { quantity: { ...quantity, amount }, multiplied }
  }

  function duration(places: Place[]): { noun: string; amount: Amount; place: Place } | null {
    for (const place of places) {
      const { preposition, phrase } = place
      if (phrase.per !== null || !/^(?:for|in|on|after|over|during|at)$/.test(preposition) || !phrase.numeral || !TIMES.has(phrase.head)) continue
      if (phrase.numeral.form !== 'plain') continue
      const quantity = readQuantity(phrase, telling, null)
      if (quantity) return { noun: quantity.noun, amount: quantity.amount, place }
    }
    return null
  }

  /** Gives what happened its full amount, or keeps it as a rate. */
  function settle(read: { quantity: Quantity; multiplied: boolean }, places: Place[]): Quantity | null {
    const { quantity } = read
    const times = readMultiplier()
    let { amount } = quantity
    if (quantity.inside) amount = quantity.amount
    const inOne = hasClass(clause.verb, 'do') ? clause.places.find(({ preposition, phrase }) => preposition === 'in' && /^(?:an?|one)$/.test(phrase.determiner ?? '') && TIMES.has(phrase.head) && !phrase.numeral) : undefined
    if (inOne && quantity.per === null) quantity.per = inOne.phrase.head
    if (quantity.per && quantity.per !== 'each') {
      const time = duration(places)
      if (time && time.noun === quantity.per) {
        places.splice(places.indexOf(time.place), 1)
        amount = combine('*', amount, time.amount, quantity.noun, clause.source)
        return multiply({ ...quantity, amount, per: null }, times)
      }
      if (time) throw new Unclear('The times of the story do not fit together.')
      if (times && 'amount' in times) {
        addRate(quantity, quantity.per, [], combine('*', times.amount, amount, quantity.noun, clause.source))
        return null
      }
      if (times) throw new Unclear('I cannot tell for how many this holds.')
      keepRate({ ...quantity, amount }, quantity.per, [])
      return null
    }
    const often = places.find(({ phrase }) => phrase.numeral?.form === 'plain' && TIMES.has(phrase.head) && phrase.per !== null)
    if (often && /^(?:on|for)$/.test(often.preposition) && !times && hasClass(clause.verb, 'do')) {
      // "45 minutes on 4 days a week"
      const days = readQuantity(often.phrase, telling, null)
      if (!days) return null
      places.splice(places.indexOf(often), 1)
      addRate(quantity, often.phrase.per ?? '', [], combine('*', amount, days.amount, quantity.noun, clause.source))
      return null
    }
    return multiply({ ...quantity, amount }, times)
  }

  function multiply(quantity: Quantity, times: ReturnType<typeof readMultiplier>): Quantity | null {
    if (!times) return quantity
    if ('each' in times) {
      if (quantity.inside) throw new Unclear('I cannot follow what each one has.')
      const stock = hasClass(clause.verb, 'have') || hasClass(clause.verb, 'hold') || clause.verb === 'need' || clause.verb === 'cost' || clause.verb === 'weigh' || clause.verb === 'last' || clause.verb === 'measure' ? null : available(ledger, times.each, null, times.modifiers)
      if (stock) return { ...quantity, amount: combine('*', stock.amount, quantity.amount, quantity.noun, clause.source) }
      keepRate(quantity, times.each, times.modifiers)
      return null
    }
    setCount(times.noun, [], times.amount)
    return { ...quantity, amount: combine('*', times.amount, quantity.amount, quantity.noun, clause.source) }
  }

  /** A rate, and what comes of it once it is known how often. */
  function keepRate(quantity: Quantity, per: string, perModifiers: readonly string[]): void {
    addRate(quantity, per, perModifiers, quantity.amount)
    const is = (...names: string[]): boolean => classesOf(clause.verb).some((name) => names.includes(name))
    const isLoss = is('lose', 'give', 'sell', 'pay') || clause.verb === 'take'
    if (!isLoss && !is('gain', 'save', 'earn', 'do')) return
    const before = ledger.entries.length
    if (isLoss) takeAway(quantity)
    else record(is('do') ? 'done' : 'event', quantity, 1)
    const [entry] = ledger.entries.splice(before)
    if (entry) ledger.pending.push({ entry, per, perModifiers })
  }

  /** What comes in containers is kept as their number and what is in each. */
  function unpack(quantity: Quantity, places: Place[]): Thing {
    const inner = quantity.inside ?? insideOf(places, quantity)
    if (!inner) return { noun: quantity.noun, modifiers: quantity.modifiers, amount: quantity.amount }
    const all = combine('*', quantity.amount, inner.amount, inner.noun, `${clause.source}`)
    if (quantity.amount.used.size > 0) {
      ledger.rates.push({ top: inner.noun, topModifiers: inner.modifiers, bottom: quantity.noun, bottomModifiers: quantity.modifiers, amount: inner.amount, owner, verb: clause.verb, isContent: true })
      return { noun: quantity.noun, modifiers: quantity.modifiers, amount: quantity.amount, inside: { ...inner } }
    }
    return { noun: inner.noun, modifiers: inner.modifiers, amount: all }
  }

  /** "with 12 cards each", "with 6 apples in each basket" */
  function insideOf(places: Place[], container: Quantity): Quantity | null {
    const at = places.findIndex(({ preposition, phrase }) => preposition === 'with' && phrase.numeral?.form === 'plain')
    const place = places[at]
    if (!place) return null
    const inner = readQuantity(place.phrase, telling, owner)
    if (!inner) return null
    const next = places[at + 1]
    const isEachNext =
      next !== undefined &&
      next.phrase.determiner === 'each' &&
      !next.phrase.numeral &&
      next.phrase.of === null &&
      (next.phrase.head === '' || next.phrase.head === container.noun)
    const isSingle = container.amount.used.size === 0
    if (place.phrase.per !== 'each' && !isEachNext && !isSingle) return null
    places.splice(at, isEachNext ? 2 : 1)
    return { ...inner, per: null }
  }

  function priceOf(places: Place[]): { price: Amount; isEach: boolean; per: string | null } | null {
    const at = places.findIndex(
      ({ preposition, phrase }) => /^(?:for|at)$/.test(preposition) && isMoney(phrase),
    )
    const place = places[at]
    if (!place) return null
    const quantity = readQuantity(place.phrase, telling, null)
    if (!quantity) return null
    places.splice(at, 1)
    const isEach = quantity.per === 'each' || place.preposition === 'at'
    return { price: quantity.amount, isEach: isEach || quantity.per !== null, per: quantity.per === 'each' ? null : quantity.per }
  }

  return { run, owner }

  function run(): void {
    if (clause.comparison) {
      relate(clause, owner, label, telling)
      return
    }
    const all = [...clause.subjects, ...clause.objects]
    if (hasNumeral(clause) && all.some(({ determiner, numeral }) => !numeral && /^(?:some|several|many|few|most|any|other)$/.test(determiner ?? ''))) throw new Unclear('The story does not say how many there are of each.')
    if (clause.subjects.length > 1 && clause.subjects.some(hasPhraseNumeral) && !clause.subjects.every(hasPhraseNumeral)) throw new Unclear(`I cannot follow "${clause.source}".`)
    if (clause.subjects.filter(hasPhraseNumeral).length > 1 && (clause.verb !== 'be' || clause.objects.length > 0)) throw new Unclear(`I cannot follow "${clause.source}".`)
    if (isRatio() || isMarkup()) return
    if (isTogether()) return
    if (clause.comparison === null && isEqualShare(clause.places)) return
    const places = clause.places.filter(({ phrase }) => hasPhraseNumeral(phrase) || phrase.determiner === 'each' || phrase.determiner === 'every')
    if (tellWithoutNumbers(places)) return
    if (clause.modal !== null && clause.objects.length === 0 && subject && hasPhraseNumeral(subject) && SETS.test(clause.verb)) {
      tellMoving(places)
      const [rest] = places
      if (rest) throw new Unclear(`I do not see what "${rest.phrase.words}" is for.`)
      return
    }
    if (clause.modal !== null && /^(?:want|need|plan|like|hope|try)$/.test(clause.modal)) {
      for (const phrase of clause.objects) {
        const price = priceOf(places)
        const inner = clause.verb === 'read' || clause.verb === 'finish' ? insideOf(places, { noun: phrase.head, modifiers: [], amount: known(1, phrase.head), inside: null, per: null, isRest: false, isPart: false }) : null
        const quantity = inner ?? readQuantity(phrase, telling, owner)
        if (quantity) record('need', { ...quantity, inside: null }, 1)
        else if (/^an?$/.test(phrase.determiner ?? '')) record('need', { noun: phrase.head, modifiers: phrase.modifiers, amount: known(1, phrase.head) }, 1)
        else throw new Unclear(`I cannot follow "${clause.source}".`)
        if (price) addRate({ noun: price.price.noun, modifiers: [] }, phrase.head, phrase.modifiers, price.price)
      }
      return
    }
    const classes = classesOf(clause.verb)
    const is = (...names: string[]): boolean => classes.some((name) => names.includes(name))
    const group = subject?.of
    if (group?.numeral?.form === 'plain' && !clause.isPassive && clause.objects.length > 0 && /^an?$/.test(subject?.determiner ?? '') && /^(?:class|group|team|club|crowd)$/.test(subject?.head ?? '') && !clause.objects.some(hasPhraseNumeral)) {
      // "A class of 28 students sells tickets"
      const members = readQuantity(group, telling, null)
      if (members) record('stock', members, 1, null)
      if (!clause.objects.every(({ isPlural, determiner }) => isPlural && determiner === null) || places.length > 0) throw new Unclear(`I cannot follow "${clause.source}".`)
      return
    }
    const whole = places.findIndex(({ preposition, phrase }) => preposition === 'of' && phrase.numeral?.form === 'plain' && phrase.head !== '')
    if (whole >= 0) {
      const all = readQuantity(places[whole]?.phrase as Phrase, telling, null)
      if (all) record('stock', all, 1, null)
      places.splice(whole, 1)
      telling.sentenceStart = ledger.entries.length
    }
    const isPartSubject = subject !== undefined && (subject.numeral?.form === 'part' || subject.numeral?.form === 'percent')
    const isGoing = is('lose', 'sell', 'arrive') || (is('leave') && (clause.particle !== null || clause.places.some(({ preposition }) => preposition === 'from') || clause.verb === 'leave'))
    if (tellForSo(places)) return
    if (isPartSubject && !clause.isPassive && clause.verb !== 'be' && (!isGoing || clause.objects.length > 0 || clause.modal === 'can')) {
      tellPart(places)
      return
    }
    if (clause.modal === 'can' && /^(?:carry|take|seat)$/.test(clause.verb) && clause.objects.length > 0) {
      tellHolding(places)
      return
    }
    if (clause.verb === 'be' && !clause.isThere) tellBeing(places)
    else if (clause.isPassive) tellPassive(places)
    else if (is('share', 'cut')) tellSharing(places)
    else if (is('cost', 'measure', 'last')) tellMeasure(places)
    else if (is('hold')) tellHolding(places)
    else if (is('need')) tellNeed(places)
    else if (is('give')) tellGiving(places)
    else if (is('buy', 'sell')) tellTrade(places)
    else if (is('pay')) tellPayment(places)
    else if (clause.verb === 'come' && subject && !subject.numeral && clause.objects.length === 0) tellGroups(places, subject.head)
    else if (clause.objects.length === 0 && subject && !subject.numeral && is('leave', 'arrive') && places.length === 1 && places[0]?.preposition === 'with' && places[0].phrase.numeral?.form === 'plain') {
      // "A train leaves with 216 people"
      const load = readQuantity(places[0].phrase, telling, null)
      if (load) record('stock', load, 1, null)
      places.splice(0)
    } else if (clause.objects.length === 0 && subject && hasPhraseNumeral(subject)) tellMoving(places)
    else if (clause.isThere || is('have', 'gain', 'lose', 'do', 'save', 'earn', 'put') || SETS.test(clause.verb)) tellPlain(places, is)
    else throw new Unclear(`I cannot follow "${clause.source}".`)
    const left = places.filter(({ phrase }) => hasPhraseNumeral(phrase) || /^(?:each|every)$/.test(phrase.determiner ?? ''))
    for (const { phrase } of left) throw new Unclear(`I do not see what "${phrase.words}" is for.`)
  }

  /** "The ratio of girls to boys is 4 to 5" */
  function isRatio(): boolean {
    if (subject?.head !== 'ratio' || clause.verb !== 'be') return false
    const [to, then] = clause.places.filter(({ preposition }) => preposition === 'to')
    const [object] = clause.objects
    const first = subject.of
    if (!first || !to || to.phrase.numeral || !then?.phrase.numeral || !object?.numeral || then.phrase.head !== '' || object.head !== '' || ledger.ratio) throw new Unclear(`I cannot follow "${clause.source}".`)
    ledger.ratio = {
      first: { noun: first.head, parts: given(object.numeral, 'part') },
      second: { noun: to.phrase.head, parts: given(then.phrase.numeral, 'part') },
    }
    return true
  }

  /** "It is on sale for 25% off", "The price was raised by 20%", "There is a 30% discount" */
  function isMarkup(): boolean {
    const phrases = [...clause.objects, ...clause.places.map(({ phrase }) => phrase)]
    const percents = phrases.filter(({ numeral }) => numeral?.form === 'percent')
    const [percent] = percents
    if (!percent?.numeral || percents.length > 1 || phrases.some((phrase) => phrase !== percent && hasPhraseNumeral(phrase))) return false
    const words = clause.source.toLowerCase()
    const isLess = /\boff\b|\bdiscount\b|\breduced\b|\blowered\b|\bmarked down\b|\breduction\b/.test(words)
    const isMore = /\braise[sd]?\b|\bincreased\b|\bwent up\b|\btax\b|\bmarked up\b/.test(words)
    if (isLess === isMore || percent.of || /\b(?:not|each|every|other|then|another|original|before)\b/.test(words)) return false
    const thing = subject && !subject.pronoun && !clause.isThere && subject.head !== 'price' && subject.head !== 'store' ? subject.head : null
    ledger.markups.push({ of: thing, share: given(percent.numeral, ''), isMore })
    return true
  }

  /** "puts the same number in each of 3 baskets", "Every row has the same number of seats" */
  function isEqualShare(places: readonly Place[]): boolean {
    const [object] = clause.objects
    const isSame = object?.modifiers.includes('same') === true && /^(?:number|amount|price|size|length)$/.test(object.head)
    const isSameAlone = /^(?:each|every|all) [a-z ]*(?:have|has|weighs?|costs?|gets?|holds?) the same(?: (?:number|amount|price|weight|size) ?(?:of [a-z ]+)?)?$/i.test(clause.source)
    if (isSameAlone) return true
    const isEveryDay = /\bthe same (?:number|amount) (?:of [a-z]+ )?(?:each|every) (?:day|week|hour|month|night|evening|morning)$/i.test(clause.source)
    if (isEveryDay && ledger.rates.some(({ bottom, amount }) => TIMES.has(bottom) && amount.from)) return true
    if (/^there (?:are|is) the same (?:number|amount)(?: of [a-z]+)? (?:in|on|at) each [a-z]+$/i.test(clause.source)) return true
    if (!isSame || clause.objects.length > 1 || clause.isNegated) return false
    const group = places.find(({ phrase }) => phrase.determiner === 'each')?.phrase
    const inner = group && group.head === '' ? group.of : null
    const noun = object?.of?.head || cast.thing
    const stock = available(ledger, noun, null)
    if (!inner?.numeral || !stock || places.length > 1) return false
    const count = countOf(inner)
    setCount(inner.head, inner.modifiers, count)
    ledger.equals.add(inner.head)
    addRate({ noun, modifiers: [] }, inner.head, [], combine('/', stock.amount, count, noun, `Share equally: ${clause.source}`))
    return true
  }

  /** "Gus and Hal have 35 marbles altogether", "Together they are 30 years old" */
  function isTogether(): boolean {
    const isTold = clause.adverbs.some((word) => word === 'together' || word === 'altogether')
    const isGroup = clause.subjects.length > 1 || subject?.pronoun === 'they'
    const [object] = clause.objects
    if (!isTold || !isGroup || !object || clause.objects.length > 1 || (clause.verb !== 'have' && clause.verb !== 'be')) return false
    const quantity = readQuantity(object, telling, null)
    const owners = subject?.pronoun === 'they' ? [] : clause.subjects.map((each) => ownerOf(each, cast)).filter((each) => each !== null)
    if (!quantity || quantity.per || quantity.inside || ledger.totals.length > 0) throw new Unclear(`I cannot follow "${clause.source}".`)
    ledger.totals.push({ owners, noun: quantity.noun, amount: quantity.amount })
    cast.thing = quantity.noun
    for (const phrase of clause.subjects) meet(phrase, cast)
    return true
  }

  /** True where the sentence holds no number and what it says was taken in or changes nothing. */
  function tellWithoutNumbers(places: readonly Place[]): boolean {
    const wantsThing = clause.modal !== null && /^(?:want|need|plan|like|hope|try)$/.test(clause.modal) && clause.objects.length > 0
    if (wantsThing || places.some(({ phrase }) => hasPhraseNumeral(phrase)) || hasNumeral(clause) || clause.objects.some(isRest) || clause.subjects.some(isRest)) return false
    const words = clause.source.toLowerCase()
    if (/^some (?:of (?:them|the \w+) )?(?:fell|broke|flew|left|melted|popped|died|ran|swam|hopped|are lost|were lost|were eaten|were sold)\b/.test(words)) {
      ledger.hasLoss = true
      return true
    }
    const [some] = clause.objects
    if (some?.determiner === 'some' && clause.objects.length === 1 && clause.places.length === 0 && !hasClass(clause.verb, 'have')) {
      const isLoss = hasClass(clause.verb, 'lose') || hasClass(clause.verb, 'give') || hasClass(clause.verb, 'sell')
      const isGain = hasClass(clause.verb, 'gain') || hasClass(clause.verb, 'buy')
      if (isLoss === isGain) throw new Unclear(`I cannot follow "${clause.source}".`)
      if (isLoss) ledger.hasLoss = true
      else ledger.hasGain = true
      return true
    }
    if (/\bhad some [a-z ]+$/.test(words) && hasClass(clause.verb, 'have')) {
      const phrase = clause.objects[0]
      if (phrase) ledger.unknown.push({ owner, noun: phrase.head })
      return true
    }
    if (/ as many \w+ as (?:he|she|they|it) can$/.test(words) && /^(?:fill|make|pack|bake|cut|buy)$/.test(clause.verb)) return true
    if (/^(?:\w+ )?(?:share|split|divide)s? (?:it|them|the (?:cost|money|\w+)) (?:equally|evenly|fairly)$/.test(words)) return true
    if (TURNS.test(words))
      throw new Unclear(`I cannot follow "${clause.source}".`)
    const isActive = clause.verb !== 'be' && !hasClass(clause.verb, 'idle') && !hasClass(clause.verb, 'have')
    const touched = isActive ? [...clause.objects, ...clause.subjects.filter(({ pronoun }) => pronoun === null)] : clause.isThere || clause.verb === 'have' ? [] : [...clause.subjects]
    // "collects cans" says what is done at all, not how often.
    for (const phrase of touched.filter((each) => each.determiner !== null || !each.isPlural)) ledger.silent.push(phrase.head || phrase.pronoun || '')
    return true
  }

  function tellPlain(places: Place[], is: (...names: string[]) => boolean): void {
    const hasInside = places.some(({ preposition, phrase }) => preposition === 'with' && phrase.numeral?.form === 'plain')
    const objects = clause.objects.filter((phrase) => (hasInside && is('have') && /^an?$/.test(phrase.determiner ?? '')) || phrase.numeral || hasPhraseNumeral(phrase) || isRest(phrase) || phrase.determiner === 'all')
    if (objects.length === 0 && is('do', 'earn', 'save')) {
      // "works for 6 hours", "practices for 25 minutes a day"
      const at = places.findIndex(({ preposition, phrase }) => preposition === 'for' && phrase.numeral?.form === 'plain' && TIMES.has(phrase.head))
      const quantity = at >= 0 ? readQuantity(places[at]?.phrase as Phrase, telling, null) : null
      if (quantity) {
        places.splice(at, 1)
        if (tellSpeed(places, quantity)) return
        const done = settle({ quantity, multiplied: false }, places)
        if (done) record('duration', done, 1)
        return
      }
      if (tellSpeed(places, null)) return
    }
    if (objects.length === 0 && subject && places.length > 0 && subject.numeral) {
      tellMoving(places)
      return
    }
    if (clause.verb === 'take' && clause.particle === null && !objects.some(isMoney) && /^an?$/.test(subject?.determiner ?? '') && subject && !isPerson(subject.head) && objects.length === 1 && objects[0]) {
      // "An omelet takes 4 eggs"
      const quantity = readQuantity(objects[0], telling, null)
      if (quantity && ledger.entries.length > 0) {
        addRate(quantity, subject.head, subject.modifiers, quantity.amount)
        return
      }
    }
    for (const phrase of objects) {
      if (phrase.isPlural && !phrase.numeral && phrase.of?.numeral) {
        // "fills cartons of 8"
        const inner = readQuantity({ ...phrase.of, head: phrase.of.head || cast.thing, isPlural: true }, telling, null)
        if (!inner || !/^(?:make|fill|form|pack|tie|build|create)$/.test(clause.verb)) throw new Unclear(`I cannot follow "${clause.source}".`)
        addRate(inner, phrase.head, phrase.modifiers, inner.amount)
        continue
      }
      const single = { quantity: { noun: phrase.head, modifiers: phrase.modifiers, amount: known(1, phrase.head), inside: null, per: null, isRest: false, isPart: false }, multiplied: false }
      const read = !hasPhraseNumeral(phrase) && hasInside && /^an?$/.test(phrase.determiner ?? '') ? single : readObject(phrase, places)
      if (!read) continue
      if (TIMES.has(read.quantity.noun) && is('do') && !read.quantity.per && tellSpeed(places, read.quantity)) continue
      if (TIMES.has(read.quantity.noun) && is('do') && !read.quantity.per && !read.multiplied) {
        const done = settle(read, places)
        if (done) record('duration', done, 1)
        continue
      }
      const done = settle(read, places)
      if (!done) continue
      const thing = unpack(done, places)
      if (thing.inside && /^(?:make|build|knit|sew|form|create|craft|weave)$/.test(clause.verb) && ownersOf(ledger, thing.inside.noun).length > 0) {
        // "made 3 necklaces with 11 beads each" of the beads there were
        takeAway({ ...thing.inside, amount: combine('*', thing.amount, thing.inside.amount, thing.inside.noun, clause.source) })
        continue
      }
      if (clause.verb === 'keep') {
        record('part', { ...thing, modifiers: ['keep'] }, 1, null)
        continue
      }
      if (clause.particle === 'back') throw new Unclear('It is not clear what comes back.')
      if (read.quantity.isPart && is('put') && clause.verb !== 'take') {
        // "puts half of them in red bins"
        const where = clause.places.flatMap(({ phrase: each }) => [...each.modifiers, each.head])
        record('part', { ...read.quantity, modifiers: where.length > 0 ? where : ['put'] }, 1, null)
        continue
      }
      if (read.quantity.isPart && (is('gain') || is('put') || clause.isThere) && clause.verb !== 'take') throw new Unclear(`I cannot follow "${clause.source}".`)
      if (phrase.more !== null && phrase.more !== 'new') checkMore(thing.noun)
      const more = phrase.more === 'more' || phrase.more === 'additional' || phrase.more === 'extra' || phrase.more === 'other' || phrase.more === 'new'
      if (is('lose') || (clause.verb === 'take' && clause.particle === 'out')) takeAway(thing)
      else if (clause.verb === 'take' && ledger.entries.length === 0) haveStock(thing, false)
      else if (clause.verb === 'take' || (AWAY.test(clause.particle ?? '') && clause.verb !== 'pick' && !is('do'))) takeAway(thing)
      else if (is('do') && more) record('event', thing, 1)
      else if (is('do')) {
        record('done', thing, 1)
        tellSpeed(places, null)
        const time = duration(places)
        if (time && time.place.preposition === 'in') {
          // "540 miles in 6 hours"
          places.splice(places.indexOf(time.place), 1)
          addRate(thing, time.noun, [], combine('/', thing.amount, time.amount, thing.noun, `${clause.source}: for one ${time.noun}`))
        }
      }
      else if (is('have') || clause.isThere || is('put')) haveStock(thing, more)
      else record('event', thing, 1)
    }
    const material = places.findIndex(({ preposition, phrase }) => preposition === 'with' && phrase.numeral?.form === 'plain' && ownersOf(ledger, phrase.head).length > 0)
    if (material >= 0 && objects.length === 0 && /^(?:make|build|knit|sew)$/.test(clause.verb)) {
      // "builds a tower with 12 blocks"
      const used = readQuantity(places[material]?.phrase as Phrase, telling, owner)
      if (used) takeAway(used)
      places.splice(material, 1)
    }
    tellGroups(places, clause.verb === 'come' && subject ? subject.head : cast.thing)
  }

  /** "Tess has 5 more": more than before, or more than somebody else? Only the first is taken. */
  function checkMore(noun: string): void {
    const before = ledger.entries.filter((entry) => entry.noun === noun && entry.kind !== 'count')
    const isOthers = owner !== null && cast.people.includes(owner) && before.length > 0 && !before.some((entry) => entry.owner === owner)
    const isOtherDay = label !== null && before.some((entry) => entry.label !== null && entry.label !== label)
    if (isOthers || isOtherDay) throw new Unclear('"More" can be read in two ways here.')
  }

  /** "A recipe for 4 people takes 2/3 cup", "uses 2 cm for 5 km", "12 sprinklers use 180 gallons" */
  function tellForSo(places: Place[]): boolean {
    const [object] = clause.objects
    if (!subject || !object || clause.objects.length > 1 || clause.isPassive || !/^(?:use|take|need|require|produce|feed|make)$/.test(clause.verb)) return false
    const measure = (phrase: Phrase): Quantity | null => (phrase.numeral && !phrase.per && phrase.numeral.form !== 'percent' && (phrase.numeral.form !== 'part' || isMeasure(phrase.head)) ? readQuantity(phrase, telling, null) : null)
    const size = measure(object)
    const at = places.findIndex(({ preposition, phrase }) => preposition === 'for' && phrase.numeral?.form === 'plain' && phrase.head !== '' && phrase.determiner !== 'each')
    const base = at >= 0 ? measure(places[at]?.phrase as Phrase) : subject.numeral?.form === 'plain' && subject.isPlural && !subject.of && object.per === null && !clause.adverbs.includes('each') ? measure(subject) : null
    // Twice as many workers do not need twice the time.
    if (!size || !base || TIMES.has(size.noun) || TIMES.has(base.noun) || size.inside || base.inside || places.length > (at >= 0 ? 1 : 0)) return false
    if (at >= 0 && !/^(?:an?|the)$/.test(subject.determiner ?? '')) return false
    if (ownersOf(ledger, size.noun).length > 0 || ownersOf(ledger, base.noun).length > 0) return false
    if (at >= 0) places.splice(at, 1)
    const why = `${clause.source}: for one ${base.noun}`
    addRate(size, base.noun, [], combine('/', size.amount, base.amount, size.noun, why))
    if (isMeasure(size.noun) && isMeasure(base.noun)) addRate(base, size.noun, [], combine('/', base.amount, size.amount, base.noun, `${clause.source}: for one ${size.noun}`))
    return true
  }

  /** "drives 2 hours at 60 miles per hour" */
  function tellSpeed(places: Place[], time: Quantity | null): boolean {
    const at = places.findIndex(({ preposition, phrase }) => preposition === 'at' && phrase.per !== null && TIMES.has(phrase.per) && isMeasure(phrase.head))
    const speed = at >= 0 ? readQuantity(places[at]?.phrase as Phrase, telling, null) : null
    if (!speed?.per) return false
    if (time && time.noun !== speed.per) throw new Unclear('The times of the story do not fit together.')
    places.splice(at, 1)
    if (time) record('done', { noun: speed.noun, modifiers: [], amount: combine('*', time.amount, speed.amount, speed.noun, clause.source) }, 1)
    else addRate(speed, speed.per, [], speed.amount)
    return true
  }

  /** "in boxes of 8", "on 4 plates", "in 6 equal rows" */
  function tellGroups(places: Place[], noun: string): void {
    for (const place of [...places]) {
      const { preposition, phrase } = place
      if (!/^(?:in|on|into|onto|among|between|by|with|to)$/.test(preposition)) continue
      if (!phrase.numeral && phrase.of?.numeral && phrase.isPlural) {
        const inner = readQuantity({ ...phrase.of, head: phrase.of.head || noun, isPlural: true }, telling, null)
        if (!inner) continue
        addRate(inner, phrase.head, phrase.modifiers, inner.amount)
        places.splice(places.indexOf(place), 1)
      } else if (phrase.numeral?.form === 'plain' && phrase.head !== '' && phrase.of === null && !TIMES.has(phrase.head)) {
        if (preposition === 'with' && !clause.adverbs.includes('equally')) continue
        const count = countOf(phrase)
        setCount(phrase.head, phrase.modifiers.filter((word) => word !== 'equal'), count)
        ledger.equals.add(phrase.head)
        const stock = available(ledger, noun, null)
        if (stock) addRate({ noun, modifiers: [] }, phrase.head, [], combine('/', stock.amount, count, noun, `Share equally: ${clause.source}`))
        places.splice(places.indexOf(place), 1)
      }
    }
  }

  /** A second "has" about the same things: the new state, not more of them. */
  function haveStock(thing: Pick<Quantity, 'noun' | 'modifiers' | 'amount'>, isMore: boolean): void {
    const same = ledger.entries.filter(
      (entry) => entry.kind === 'stock' && entry.noun === thing.noun && entry.owner === owner,
    )
    const isUnknown = ledger.unknown.some((each) => each.noun === thing.noun || each.noun === 'some')
    const isNow = clause.adverbs.includes('left') || /\bnow\b|\bleft\b/i.test(clause.source)
    const changed = ledger.entries.some((entry) => entry.noun === thing.noun && entry.kind === 'event')
    if (isUnknown || isNow) {
      record('final', thing, 1)
      return
    }
    if (isMore || clause.isElliptic || same.length === 0) {
      if (changed && same.length > 0 && !isMore && !clause.isElliptic) throw new Unclear('It is not clear when this was so.')
      record('stock', thing, 1)
      const inOne = clause.isThere ? clause.places.find(({ preposition, phrase }) => preposition === 'in' && /^an?$/.test(phrase.determiner ?? '') && !phrase.numeral && !phrase.of)?.phrase : undefined
      const each = inOne ?? subject
      const isGeneric = inOne !== undefined || clause.verb === 'have' && /^(?:an?|each|every)$/.test(subject?.determiner ?? '') && !thing.inside && subject !== undefined && subject.head !== '' && !subject.isPlural && !isPerson(subject.head)
      const entry = ledger.entries.at(-1)
      if (isGeneric && each && entry && !thing.inside) {
        entry.isGeneric = true
        entry.owner = inOne ? null : each.head
        entry.per = each.head
        addRate({ noun: thing.noun, modifiers: thing.modifiers }, each.head, each.modifiers, thing.amount)
      }
      return
    }
    const isOtherKind = same.every((entry) => entry.modifiers.join() !== thing.modifiers.join() && entry.modifiers.length > 0) && thing.modifiers.length > 0
    const isFromOtherBox = same.every((entry) => entry.source === clause.source)
    if (isOtherKind || isFromOtherBox) {
      record('stock', thing, 1)
      return
    }
    if (thing.modifiers.length > 0) {
      record('part', { ...thing }, 1)
      return
    }
    throw new Unclear('The story says twice how many there are.')
  }

  /** Takes from whoever has it; where several have some, only from the one who is named. */
  function takeAway(thing: Pick<Quantity, 'noun' | 'modifiers' | 'amount'>, from: string | null = owner): void {
    const owners = ownersOf(ledger, thing.noun)
    const holder = owners.includes(from) ? from : owners.length === 1 ? (owners[0] as string | null) : from
    if (thing.noun === 'dollar' && clause.verb === 'take') throw new Unclear(`I cannot follow "${clause.source}".`)
    if (!owners.includes(from) && owners.length > 1 && from !== null) throw new Unclear('It is not clear from whom this is taken.')
    if (!owners.includes(from) && owners.length === 1 && holder !== null && cast.people.includes(holder) && from !== null && subject?.isName)
      throw new Unclear('It is not clear from whom this is taken.')
    record('event', thing, -1, holder)
  }

  function tellBeing(places: Place[]): void {
    if (!subject) return
    const object = clause.objects[0]
    if (clause.subjects.length > 1 && clause.subjects.every(({ numeral, head }) => numeral?.form === 'plain' && head !== '') && clause.predicate.length === 0 && !object) {
      for (const phrase of clause.subjects) {
        const quantity = readQuantity(phrase, telling, null)
        if (quantity) record('stock', quantity, 1, null)
      }
      return
    }
    if (hasPhraseNumeral(subject) || isRest(subject)) {
      const part = readQuantity(subject, telling, null)
      if (!part) throw new Unclear(`I cannot follow "${clause.source}".`)
      if (clause.predicate.length === 0 && !part.isPart && !part.isRest && !available(ledger, part.noun, null) && clause.places.length > 0) {
        record('stock', unpack(part, places), 1, null)
        tellGroups(places, part.noun)
        return
      }
      const name = clause.predicate.length > 0 ? clause.predicate : placesAsLabel()
      if (name.length === 0 || object) throw new Unclear(`I cannot follow "${clause.source}".`)
      record('part', { ...part, modifiers: name }, 1, null)
      return
    }
    if (!object) throw new Unclear(`I cannot follow "${clause.source}".`)
    if (/^(?:each|every|one)$/.test(subject.determiner ?? '') && subject.head !== '' && !isPerson(subject.head) && clause.objects.length === 1 && object.head !== '') {
      // "Each lap is 4 blocks"
      const length = readQuantity(object, telling, null)
      if (!length || length.per || length.inside) throw new Unclear(`I cannot follow "${clause.source}".`)
      addRate(length, subject.head, subject.modifiers, length.amount)
      const rate = ledger.rates.at(-1)
      if (rate) rate.isContent = true
      return
    }
    const isAge = object.head === '' && object.numeral?.form === 'plain' && !object.of && (subject.isName || cast.people.includes(owner ?? ''))
    if (object.numeral && clause.places.some(({ preposition, phrase }) => preposition === 'by' && phrase.numeral) && isMeasure(object.head) && !object.quality) {
      // "A room is 14 feet by 11 feet"
      const by = clause.places.find(({ preposition }) => preposition === 'by')
      const [long, wide] = [readQuantity(object, telling, null), by ? readQuantity(by.phrase, telling, null) : null]
      if (!long || !wide || long.noun !== wide.noun || clause.objects.length > 1) throw new Unclear(`I cannot follow "${clause.source}".`)
      measureThing(long, 'long')
      measureThing(wide, 'wide')
      if (by) places.splice(places.indexOf(by), 1)
      return
    }
    const quantity = readQuantity(isAge ? { ...object, head: 'year', isPlural: true } : object, telling, null)
    if (!quantity || clause.subjects.length > 1 || subject.pronoun === 'they') throw new Unclear(`I cannot follow "${clause.source}".`)
    measureThing(quantity, object.quality)
    for (const phrase of clause.objects.slice(1)) {
      const more = readQuantity(phrase, telling, null)
      if (more) measureThing(more, phrase.quality)
    }
  }

  /** "1/3 of them play an instrument" */
  function tellPart(places: Place[]): void {
    const part = subject && readQuantity(subject, telling, null)
    if (!part || clause.objects.some(hasPhraseNumeral) || places.length > 0 && places.some(({ phrase }) => hasPhraseNumeral(phrase))) throw new Unclear(`I cannot follow "${clause.source}".`)
    const name = [clause.verb, ...clause.objects.map(({ head }) => head), ...clause.places.filter(({ phrase }) => !hasPhraseNumeral(phrase)).map(({ phrase }) => phrase.head)]
    record('part', { ...part, modifiers: name }, 1, null)
  }

  function placesAsLabel(): string[] {
    return clause.places.filter(({ preposition, phrase }) => /^(?:from|in|for|on|at|of)$/.test(preposition) && !hasPhraseNumeral(phrase)).map(({ phrase }) => phrase.head)
  }

  function measureThing(quantity: Quantity, quality: string | null): void {
    if ((!isMeasure(quantity.noun) && quantity.noun !== 'year') || clause.objects.some(({ more }) => more)) throw new Unclear(`I cannot follow "${clause.source}".`)
    if (subject?.isPlural && subject.pronoun === null) {
      addRate({ noun: quantity.noun, modifiers: [] }, subject.head, subject.modifiers, quantity.amount)
      return
    }
    record('measure', { ...quantity, modifiers: quality ? [quality] : [] }, 1, owner)
  }

  function tellPassive(places: Place[]): void {
    if (!subject) return
    const is = (...names: string[]): boolean => classesOf(clause.verb).some((name) => names.includes(name))
    if (is('share', 'cut', 'put')) {
      const load = places.findIndex(({ preposition, phrase }) => preposition === 'with' && hasPhraseNumeral(phrase))
      if (load >= 0 && clause.verb === 'load') {
        const cargo = readQuantity(places[load]?.phrase as Phrase, telling, null)
        if (cargo) record('stock', unpack(cargo, []), 1, null)
        places.splice(load, 1)
        return
      }
      if (clause.isElliptic && clause.verb === 'load' && clause.objects.length === 1 && clause.objects[0]) {
        const more = readQuantity(clause.objects[0], telling, null)
        if (more) record('stock', unpack(more, places), 1, null)
        return
      }
      const whole = hasPhraseNumeral(subject) ? readQuantity(subject, telling, null) : null
      if (whole?.inside && isMeasure(whole.inside.noun) && clause.verb === 'cut' && clause.particle === null) record('stock', { ...whole.inside, modifiers: [whole.noun] }, 1, null)
      else if (whole && (clause.verb !== 'cut' || (isMeasure(whole.noun) && clause.particle === null))) {
        const thing = unpack(whole, places)
        record('stock', thing, 1, null)
      } else if (!whole && !subject.pronoun) cast.thing = subject.head || cast.thing
      if (clause.particle === 'off') {
        if (whole) takeAway(whole, null)
        return
      }
      tellGroups(places, cast.thing)
      return
    }
    if (!is('lose', 'sell', 'give', 'buy', 'leave', 'gain')) throw new Unclear(`I cannot follow "${clause.source}".`)
    const quantity = readQuantity(subject, telling, null)
    if (!quantity) throw new Unclear(`I cannot follow "${clause.source}".`)
    if (clause.verb === 'take' && clause.particle === null && clause.places.length === 0) {
      record('part', { ...quantity, modifiers: ['taken'] }, 1, null)
      return
    }
    if (is('gain') && clause.verb !== 'adopt' && clause.verb !== 'take') throw new Unclear(`I cannot follow "${clause.source}".`)
    takeAway(unpack(quantity, places), null)
  }

  function tellSharing(places: Place[]): void {
    const [object] = clause.objects
    if (clause.subjects.length > 1 || clause.objects.length > 1) throw new Unclear('It is not clear how many share.')
    if (clause.verb === 'cut' && clause.particle === 'off' && object) {
      const piece = readQuantity(object, telling, null)
      if (piece?.inside && isMeasure(piece.inside.noun)) return takeAway({ ...piece.inside, amount: combine('*', piece.amount, piece.inside.amount, piece.inside.noun, clause.source) })
      if (piece && isMeasure(piece.noun)) return takeAway(piece)
    }
    const whole = object && hasPhraseNumeral(object) ? readQuantity(object, telling, owner) : null
    if (whole) {
      const had = available(ledger, whole.noun, null)
      if (had) throw new Unclear('It is not clear which of them are shared.')
      record('stock', unpack(whole, places), 1)
    } else if (object && !isRest(object) && !object.pronoun && object.determiner !== 'all') cast.thing = object.head === 'money' ? 'dollar' : cast.thing
    if (subject?.numeral) {
      setCount(subject.head, subject.modifiers, countOf(subject))
      ledger.equals.add(subject.head)
    }
    if (places.some(({ preposition, phrase }) => preposition === 'with' && phrase.numeral)) throw new Unclear('It is not clear whether the one who shares gets a part, too.')
    const isWhole = clause.verb === 'cut' || clause.verb === 'slice'
    if (isWhole && !whole && object && !object.pronoun && places.length === 1 && places[0]?.phrase.numeral?.form === 'plain' && ledger.entries.length === 0) {
      // "cuts a pie into 8 slices"
      const slices = readQuantity(places[0].phrase, telling, null)
      if (slices) record('stock', slices, 1)
      places.splice(0)
      return
    }
    tellGroups(places, cast.thing)
  }

  function tellMeasure(places: Place[]): void {
    const counted = clause.objects.filter(hasPhraseNumeral)
    const [object] = counted
    if (!subject || counted.length !== 1 || clause.objects.length > 2 || (clause.objects.length === 2 && clause.verb !== 'cost')) throw new Unclear(`I cannot follow "${clause.source}".`)
    const size = object && readQuantity(object, telling, null)
    if (!size || (!isMeasure(size.noun) && size.noun !== 'cent') || object?.more) throw new Unclear(`I cannot follow "${clause.source}".`)
    const forWhom = clause.places.find(({ preposition, phrase }) => preposition === 'for' && phrase.isPlural && !phrase.numeral)
    if (size.per !== null && size.per !== 'each') {
      addRate(size, size.per, TIMES.has(size.per) ? [] : [subject.head], size.amount)
      return
    }
    const group = hasPhraseNumeral(subject) ? readQuantity(subject, telling, null) : null
    const inner = group?.inside
    if (group && (inner || size.per !== 'each')) {
      const count = inner ? { ...inner, amount: combine('*', group.amount, inner.amount, inner.noun, clause.source) } : group
      const each = combine('/', size.amount, count.amount, size.noun, `${clause.source}: for one ${count.noun}`)
      addRate(size, count.noun, inner ? [] : count.modifiers, each)
      return
    }
    const modifiers = forWhom ? [forWhom.phrase.head] : subject.modifiers
    addRate(size, subject.head, modifiers, size.amount)
    if (subject.determiner === 'the' || (!subject.isPlural && subject.determiner !== 'each')) record('measure', { ...size, modifiers: [] }, 1)
    places.splice(0)
  }

  function tellHolding(places: Place[]): void {
    const [object] = clause.objects
    if (!subject) return
    if (clause.verb === 'fit' && subject.numeral) {
      // "12 oranges fit in a crate"
      const content = readQuantity(subject, telling, null)
      const box = clause.places.find(({ preposition, phrase }) => /^(?:in|into|on)$/.test(preposition) && !phrase.numeral)
      if (!content || !box) throw new Unclear(`I cannot follow "${clause.source}".`)
      addRate(content, box.phrase.head, [], content.amount)
      return
    }
    if (!object) throw new Unclear(`I cannot follow "${clause.source}".`)
    const read = readObject(object, places)
    if (!read) return
    const { quantity } = read
    if (quantity.inside && clause.modal === null) {
      record('stock', unpack(quantity, places), 1)
      return
    }
    if (subject.numeral) {
      const boxes = readQuantity(subject, telling, null)
      if (!boxes || quantity.per !== 'each') throw new Unclear(`I cannot follow "${clause.source}".`)
      record('stock', { noun: boxes.noun, modifiers: boxes.modifiers, amount: boxes.amount }, 1, null)
      addRate(quantity, boxes.noun, [], quantity.amount)
      return
    }
    const bottom = subject.pronoun ? (cast.item ?? '') : subject.head
    addRate(quantity, bottom.split(' ').at(-1) ?? '', [], quantity.amount)
    if (subject.determiner !== 'each' && subject.determiner !== 'every' && !quantity.inside)
      record(clause.verb === 'contain' || /^(?:held|contained)/.test(clause.source.split(' ').find((word) => /^(?:held|contained)$/.test(word)) ?? '') ? 'stock' : 'capacity', quantity, 1)
  }

  function tellNeed(places: Place[]): void {
    for (const phrase of clause.objects) {
      const read = readObject(phrase, places)
      if (!read) continue
      const times = readMultiplier()
      if (times && 'each' in times) addRate(read.quantity, times.each, times.modifiers, read.quantity.amount)
      else if (times) record('need', { ...read.quantity, amount: combine('*', times.amount, read.quantity.amount, read.quantity.noun, clause.source) }, 1)
      else if (subject && !subject.isName && !subject.pronoun && subject.determiner === 'a') {
        addRate(read.quantity, subject.head, [], read.quantity.amount)
      } else record('need', read.quantity, 1)
    }
  }

  function tellGiving(places: Place[]): void {
    const [first, second] = clause.objects
    const isTwo = first && second && !hasPhraseNumeral(first)
    const phrase = isTwo ? second : first
    if (!phrase || (first && second && !isTwo) || clause.particle === 'back') throw new Unclear(`I cannot follow "${clause.source}".`)
    const isHer = !isTwo && phrase.owner === 'her' && phrase.numeral !== null && !clause.places.some(({ preposition }) => preposition === 'to')
    // "gives her 18 more": she gets them.
    if (isHer) phrase.owner = null
    const to = isHer ? ({ ...phrase, pronoun: 'her', numeral: null, of: null, head: '' } as Phrase) : isTwo ? first : clause.places.find(({ preposition }) => preposition === 'to')?.phrase
    const read = readObject(phrase, places)
    if (!read) {
      if (hasPhraseNumeral(phrase)) return
      throw new Unclear(`I cannot follow "${clause.source}".`)
    }
    let { quantity } = read
    if (to && hasPhraseNumeral(to) && !read.multiplied) {
      // "gives each of 5 friends 3 cards" is one way to say it; "gives 5 friends 3 cards" is not clear.
      const inner = to.determiner === 'each' ? to.of : null
      if (!inner) throw new Unclear(`I cannot follow "${clause.source}".`)
      quantity = { ...quantity, amount: combine('*', countOf(inner), quantity.amount, quantity.noun, clause.source) }
      places.splice(0, places.length, ...places.filter(({ phrase: each }) => each !== to))
    }
    const done = settle({ quantity, multiplied: read.multiplied }, places)
    if (!done) throw new Unclear(`I cannot follow "${clause.source}".`)
    const thing = unpack(done, places)
    const owners = ownersOf(ledger, thing.noun)
    // Nobody gives to himself.
    const receiver = to ? ownerOf(to, { ...cast, people: cast.people.filter((name) => name !== owner), subject: cast.subject === owner ? null : cast.subject }) : null
    if (owners.includes(owner)) takeAway(thing)
    else if (receiver !== null && owners.includes(receiver)) {
      receive(thing, receiver)
      return
    } else if (owners.length > 0) throw new Unclear('It is not clear from whom this is taken.')
    else {
      record('event', thing, -1, owner)
      if (receiver !== null) receive(thing, receiver)
      return
    }
    if (receiver !== null && owners.includes(receiver)) receive(thing, receiver)
  }

  function receive(thing: Thing, receiver: string): void {
    record('event', thing, 1, receiver)
    const entry = ledger.entries.at(-1)
    if (entry) entry.isReceived = true
  }

  function tellTrade(places: Place[]): void {
    if (subject?.numeral?.form === 'plain' && subject.isPlural && !clause.objects.some(({ per, of }) => per === 'each' || of?.per === 'each') && !clause.isElliptic) setCount(subject.head, subject.modifiers, countOf(subject))
    const isBuying = hasClass(clause.verb, 'buy')
    const objects = clause.objects.filter((phrase) => hasPhraseNumeral(phrase) || isRest(phrase) || clause.places.some(({ phrase: each }) => isMoney(each)))
    for (const phrase of objects) {
      const price = priceOf(places)
      const read = phrase.numeral || hasPhraseNumeral(phrase) || isRest(phrase) ? readObject(phrase, places) : null
      const thing = read ? settle(read, places) : null
      if (read && !thing) continue
      if (!thing && !phrase.isName && price && !isBuying && (phrase.isPlural || price.per)) {
        // "sells mugs for $9": a price, nothing is sold yet.
        addRate({ noun: price.price.noun, modifiers: [] }, price.per ?? phrase.head, price.per ? [phrase.head] : phrase.modifiers, price.price)
        continue
      }
      if (!thing && price) {
        record('event', { noun: price.price.noun, modifiers: [], amount: price.price }, isBuying ? -1 : 1)
        cast.thing = phrase.head
        continue
      }
      if (!thing) continue
      const kept = unpack(thing, places)
      if (price?.isEach) addRate({ noun: price.price.noun, modifiers: [] }, kept.noun, kept.modifiers, price.price)
      else if (price) record('event', { noun: price.price.noun, modifiers: [], amount: price.price }, isBuying ? -1 : 1)
      if (isBuying) record('event', kept, 1)
      else takeAway(kept)
      const entry = ledger.entries.at(-1)
      if (entry) entry.isPriced = price !== null && !price.isEach
      cast.thing = kept.inside?.noun ?? kept.noun
    }
  }

  /** "pays for 2 sandwiches at $4.25 each" */
  function tellBill(places: Place[]): void {
    const at = places.findIndex(({ preposition, phrase }) => preposition === 'for' && !isMoney(phrase))
    const goods = places[at]
    if (!goods || clause.objects.length > 0) return
    const others = clause.places.filter((place) => place !== goods && place.preposition !== 'with')
    createTeller({ ...clause, verb: 'buy', objects: [goods.phrase], places: others }, telling).run()
    for (const place of [goods, ...others]) if (places.includes(place)) places.splice(places.indexOf(place), 1)
  }

  function tellPayment(places: Place[]): void {
    tellBill(places)
    for (const phrase of clause.objects) {
      if (TIMES.has(phrase.head) && phrase.numeral) {
        const time = readQuantity(phrase, telling, owner)
        if (time && time.per === null) record('done', time, 1)
        continue
      }
      if (!isMoney(phrase) && phrase.numeral?.form !== 'part') throw new Unclear(`I cannot follow "${clause.source}".`)
      const coin = ledger.entries.findLast(({ noun }) => noun === 'dollar' || noun === 'cent')?.noun ?? 'dollar'
      const read = readObject({ ...phrase, head: phrase.head || coin }, places)
      if (!read) throw new Unclear(`I cannot follow "${clause.source}".`)
      const done = settle(read, places)
      if (!done) continue
      record('event', done, -1)
    }
    for (const place of places.splice(0)) {
      if (place.preposition !== 'with' || !isMoney(place.phrase)) throw new Unclear(`I cannot follow "${clause.source}".`)
      const bill = readQuantity(place.phrase, telling, null)
      if (bill) record('stock', { ...bill, noun: 'dollar' }, 1)
    }
  }

  function tellMoving(places: Place[]): void {
    if (!subject) return
    const quantity = readQuantity(subject, telling, null)
    if (!quantity) throw new Unclear(`I cannot follow "${clause.source}".`)
    const particle = clause.particle ?? clause.places.map(({ preposition }) => preposition).find((word) => AWAY.test(word)) ?? ''
    const isFrom = clause.places.some(({ preposition, phrase }) => preposition === 'from' || (preposition === 'to' && clause.verb === 'move' && phrase.determiner === 'another'))
    const { verb } = clause
    const isLeaving = /^(?:fall|leave|escape|die|melt|exit|disappear|retire|quit|wilt|break|burn|pop|crack)$/.test(verb) || ((hasClass(verb, 'leave') || verb === 'get') && (AWAY.test(particle) || isFrom))
    const isComing = (hasClass(verb, 'arrive') && /^(?:in|on|over|up|)$/.test(particle)) || (/^(?:get|drive|fly|walk|climb|hop|run)$/.test(verb) && /^(?:on|in)$/.test(particle))
    if (clause.particle === 'back' || isLeaving === isComing) {
      if (isLeaving || clause.particle === 'back' || (clause.particle && !/^(?:up|down)$/.test(clause.particle))) throw new Unclear(`I cannot follow "${clause.source}".`)
      if (!SETS.test(verb)) throw new Unclear(`I cannot follow "${clause.source}".`)
      const had = available(ledger, quantity.noun, null)
      const eachPlace = places.find(({ phrase }) => phrase.determiner === 'each' && !phrase.numeral && !phrase.of)
      if (eachPlace) {
        addRate(quantity, eachPlace.phrase.head, eachPlace.phrase.modifiers, quantity.amount)
        return
      }
      if (had) {
        record('part', { ...quantity, modifiers: [verb, ...clause.places.map(({ phrase }) => phrase.head)] }, 1, null)
        return
      }
      const thing = unpack(quantity, places)
      record('stock', thing, 1, null)
      tellGroups(places, quantity.noun)
      return
    }
    if (clause.places.some(({ phrase }) => phrase.determiner === 'each')) throw new Unclear(`I cannot follow "${clause.source}".`)
    const thing = unpack(quantity, places)
    if (isLeaving) takeAway(thing, null)
    else {
      const [only, ...more] = ownersOf(ledger, thing.noun)
      record('event', thing, 1, more.length === 0 ? (only ?? null) : null)
    }
  }
}

function labelOf(clause: Clause): string | null {
  const day = clause.places.find(({ phrase }) => /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening|night|january|february|march|april|may|june|july|august|september|october|november|december|(?:last|this) \w+)$/.test(phrase.head) && !phrase.numeral)
  return day ? day.phrase.head : null
}

export function isMoney(phrase: Phrase): boolean {
  return phrase.numeral?.form === 'dollar' || (phrase.numeral !== null && /^(?:dollar|cent)$/.test(phrase.head))
}

export function hasPhraseNumeral(phrase: Phrase): boolean {
  return phrase.numeral !== null || (phrase.of !== null && hasPhraseNumeral(phrase.of))
}

function hasNumeral(clause: Clause): boolean {
  return numeralsOf(clause).length > 0
}

function numeralsOf(clause: Clause): number[] {
  const own = [...clause.subjects, ...clause.objects, ...clause.places.map(({ phrase }) => phrase)].flatMap(numeralsOfPhrase)
  const compared = [clause.comparison?.numeral, clause.comparison?.plus?.numeral].flatMap((each) => (each ? [each.id] : []))
  return clause.isElliptic ? [...clause.objects, ...clause.places.map(({ phrase }) => phrase)].flatMap(numeralsOfPhrase).concat(compared) : own.concat(compared)
}

function numeralsOfPhrase(phrase: Phrase): number[] {
  const own = phrase.numeral && phrase.numeral.form !== 'clock' ? [phrase.numeral.id] : []
  return phrase.of ? [...own, ...numeralsOfPhrase(phrase.of)] : own
}

export function numeralsIn(ledger: Ledger): Set<number> {
  const used = new Set<number>()
  for (const { amount } of [...ledger.entries, ...ledger.rates, ...ledger.totals]) for (const id of amount.used) used.add(id)
  for (const { share } of ledger.markups) for (const id of share.used) used.add(id)
  for (const part of ledger.ratio ? [ledger.ratio.first, ledger.ratio.second] : []) for (const id of part.parts.used) used.add(id)
  for (const { by } of ledger.relations) for (const id of by.used) used.add(id)
  return used
}

export function nounOf(word: string): string {
  return singular(word)
}
