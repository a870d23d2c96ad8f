import type { Clause } from '../reading/clause.ts'
import { isMeasure } from '../words/nouns.ts'
import { meet, ownerOf } from './cast.ts'
import { type Amount, combine, given, known, sum, Unclear } from './expressions.ts'
import type { Entry, EntryKind, Ledger, Relation, Target } from './ledger.ts'
import type { Telling } from './quantities.ts'

const COMPARED: readonly EntryKind[] = ['stock', 'event', 'done', 'measure', 'part']

/** "Zoe has 5 more cards than Max": two amounts, of which one gives the other. */
export function relate(clause: Clause, owner: string | null, label: string | null, telling: Telling): void {
  const { ledger, cast } = telling
  const { comparison } = clause
  const [subject] = clause.subjects
  if (!comparison) return
  if (
    clause.objects.length > 0 ||
    clause.subjects.length > 1 ||
    clause.adverbs.includes('each') ||
    clause.adverbs.includes('altogether')
  )
    throw new Unclear(`I cannot follow "${clause.source}".`)
  const last = ledger.entries.findLast(({ kind }) => COMPARED.includes(kind))
  const isThat =
    clause.isBeside === true ||
    (subject !== undefined && /^(?:that|this|it)$/.test(subject.pronoun ?? '') && clause.verb === 'be')
  const noun = comparison.noun || (comparison.quality === 'old' ? 'year' : '') || last?.noun || cast.thing
  const isSize =
    clause.verb === 'cost' ||
    clause.verb === 'weigh' ||
    (clause.verb === 'be' && (isMeasure(noun) || noun === 'year'))
  const kind: EntryKind = isThat && last ? last.kind : isSize ? 'measure' : 'stock'
  const verb = isThat && last ? last.verb : clause.verb
  const target = (
    of: string | null,
    thing: string,
    at: string | null,
    modifiers: readonly string[] = [],
  ): Target => ({ owner: of, noun: thing, modifiers, label: at, kind, verb })
  const than = comparison.than
  let self =
    isThat && last
      ? { ...target(last.owner, last.noun, last.label, last.modifiers), kind: last.kind }
      : target(owner, noun, label, comparison.modifiers)
  let reference: Target
  if (comparison.thanPlace !== null && self.owner === null && last) self = { ...self, owner: last.owner }
  if (comparison.thanPlace !== null) reference = target(self.owner, noun, comparison.thanPlace)
  else if (than && !than.isName && !than.pronoun && than.determiner === null && than.isPlural) {
    // "half as many girls as boys"
    reference = target(self.owner, than.head, null, than.modifiers)
  } else if (than) {
    const other = ownerOf(than, cast)
    if (other !== null) cast.actors.add(other)
    if (other === null) throw new Unclear(`I cannot follow "${clause.source}".`)
    reference = target(other, self.noun, null, isThat ? self.modifiers : [])
    meet(than, cast)
  } else {
    if (!last || isThat) throw new Unclear(`I cannot follow "${clause.source}".`)
    const rivals = new Set(
      ledger.entries
        .filter((entry) => COMPARED.includes(entry.kind))
        .map((entry) => `${entry.owner} ${entry.noun} ${entry.label}`),
    )
    if (rivals.size > 1) throw new Unclear('It is not clear with what this is compared.')
    reference = target(last.owner, last.noun, last.label)
    if (self.owner === null || subject?.pronoun === 'it') self = { ...self, owner: last.owner }
  }
  if (
    self.owner === reference.owner &&
    self.noun === reference.noun &&
    self.label === reference.label &&
    self.modifiers.join() === reference.modifiers.join()
  )
    throw new Unclear(`I cannot follow "${clause.source}".`)
  const why = clause.source
  const { numeral, plus } = comparison
  const by = numeral ? given(numeral, comparison.kind === 'times' ? '' : noun) : null
  const extra = plus ? given(plus.numeral, self.noun) : null
  const step = (sign: '+' | '-' | '*' | '/', left: Amount, right: Amount, of: string): Amount =>
    combine(sign, left, right, of || left.noun, why)
  const relation: Relation = {
    subject: self,
    reference,
    kind: comparison.kind,
    by: by ?? { value: { top: 0n, bottom: 1n }, noun, used: new Set(), from: null, text: '0' },
    apply: (other) => {
      const base = { ...other, noun: self.noun || other.noun }
      if (comparison.kind === 'same' || !by) return base
      if (comparison.kind === 'more') return step('+', base, by, self.noun)
      if (comparison.kind === 'fewer') return step('-', base, by, self.noun)
      const times = step('*', base, by, self.noun)
      return extra ? step(plus?.isMore ? '+' : '-', times, extra, self.noun) : times
    },
    undo: (own) => {
      const base = { ...own, noun: reference.noun || own.noun }
      if (comparison.kind === 'same' || !by) return base
      if (comparison.kind === 'more') return step('-', base, by, reference.noun)
      if (comparison.kind === 'fewer') return step('+', base, by, reference.noun)
      const less = extra ? step(plus?.isMore ? '-' : '+', base, extra, reference.noun) : base
      const result = step('/', less, by, reference.noun)
      if (result.value.bottom !== 1n && !isMeasure(result.noun))
        throw new Unclear('The numbers do not fit together.')
      return result
    },
  }
  if (extra) relation.by = { ...relation.by, used: new Set([...relation.by.used, ...extra.used]) }
  ledger.relations.push(relation)
  cast.thing = isMeasure(self.noun) && cast.thing !== '' ? cast.thing : self.noun
  settleRelations(ledger)
}

/** Works out what the comparisons give, as far as they reach. */
export function settleRelations(ledger: Ledger): void {
  for (const relation of ledger.relations) {
    // "weighs 3 times as much as": of what is said by the first weight.
    if (relation.subject.noun !== '') continue
    const owners = [relation.subject.owner, relation.reference.owner]
    const noun = ledger.entries.find(({ kind, owner }) => kind === 'measure' && owners.includes(owner))?.noun
    if (noun === undefined) continue
    relation.subject = { ...relation.subject, noun }
    relation.reference = { ...relation.reference, noun }
  }
  for (let round = 0; round < 8; round++) {
    const open = ledger.relations.find((relation) => {
      if (relation.isSettled) return false
      const [own, other] = [find(ledger, relation.subject), find(ledger, relation.reference)]
      return (own === null) !== (other === null)
    })
    if (!open) {
      if (!settleTotal(ledger)) return
      continue
    }
    const other = find(ledger, open.reference)
    const own = other ? null : find(ledger, open.subject)
    open.isSettled = true
    if (other) write(ledger, open.subject, open.apply(other))
    else if (own) write(ledger, open.reference, open.undo(own))
  }
}

/** "Together they have 30": the last one that is not known is what is left, or both follow from how they compare. */
function settleTotal(ledger: Ledger): boolean {
  const [total] = ledger.totals
  if (!total || ledger.totals.length > 1) return false
  const kind: EntryKind = total.noun === 'year' || isMeasure(total.noun) ? 'measure' : 'stock'
  const make = (owner: string): Target => ({
    owner,
    noun: total.noun,
    modifiers: [],
    label: null,
    kind,
    verb: 'have',
  })
  const [relation, ...more] = ledger.relations
  if (relation && more.length === 0) {
    const { subject, reference, by } = relation
    const isOpen = find(ledger, subject) === null && find(ledger, reference) === null
    const names = [subject.owner, reference.owner]
    const isAbout =
      total.owners.length === 0 ||
      (total.owners.length === 2 && total.owners.every((each) => names.includes(each)))
    if (!isOpen || !isAbout || subject.noun !== total.noun || subject.owner === reference.owner) return false
    const { noun, amount } = total
    const two = known(2, '')
    if (relation.kind === 'times')
      write(
        ledger,
        reference,
        combine('/', amount, combine('+', by, known(1, ''), '', 'Count the parts'), noun, 'One part'),
      )
    else if (relation.kind === 'more')
      write(
        ledger,
        reference,
        combine(
          '/',
          combine('-', amount, by, noun, 'Take away what one has more'),
          two,
          noun,
          'Both have the same now',
        ),
      )
    else if (relation.kind === 'fewer')
      write(
        ledger,
        reference,
        combine(
          '/',
          combine('+', amount, by, noun, 'Add what one has less'),
          two,
          noun,
          'Both have the same now',
        ),
      )
    else return false
    return true
  }
  const open = total.owners.filter((owner) => find(ledger, make(owner)) === null)
  const [owner] = open
  if (open.length !== 1 || owner === undefined || total.owners.length < 2) return false
  const others = sum(
    total.owners.flatMap((each) => find(ledger, make(each)) ?? []),
    'Add',
  )
  if (!others) return false
  write(
    ledger,
    make(owner),
    combine('-', total.amount, others, total.noun, 'What is left belongs to the other'),
  )
  return true
}

function find(ledger: Ledger, target: Target): Amount | null {
  const fitting = ledger.entries.filter(
    (entry) =>
      COMPARED.includes(entry.kind) &&
      entry.owner === target.owner &&
      entry.noun === target.noun &&
      (target.label === null || entry.label === target.label) &&
      target.modifiers.every((word) => entry.modifiers.includes(word)),
  )
  if (fitting.some(({ sign }) => sign < 0)) throw new Unclear('It is not clear when this is compared.')
  return sum(
    fitting.map(({ amount }) => amount),
    'Add',
  )
}

function write(ledger: Ledger, target: Target, amount: Amount): void {
  const entry: Entry = {
    ...target,
    amount,
    sign: 1,
    places: [],
    inside: null,
    isGeneric: false,
    source: '',
    sentence: -1,
  }
  ledger.entries.push(entry)
}
