import type { Place } from '../reading/clause.ts'
import { hasPhraseNumeral } from '../reading/numerals.ts'
import { isMeasure, TIMES } from '../words/nouns.ts'
import { combine, Unclear } from '../world/expressions.ts'
import { available } from '../world/holdings.ts'
import { isRest, readQuantity } from '../world/quantities.ts'
import { unpack } from './objects.ts'
import { addRate, countOf, record, type Scene, setCount } from './scene.ts'
import { takeAway } from './taking.ts'

/** "in boxes of 8", "on 4 plates", "in 6 equal rows" */
export function tellGroups(scene: Scene, places: Place[], noun: string): void {
  const { clause, telling, ledger } = scene
  for (const place of [...places]) {
    const { preposition, phrase } = place
    if (!/^(?:in|on|into|onto|among|between|by|with|to)$/.test(preposition)) continue
    if (!phrase.numeral && phrase.of?.numeral && phrase.isPlural) {
      const inner = readQuantity(
        { ...phrase.of, head: phrase.of.head || noun, isPlural: true },
        telling,
        null,
      )
      if (!inner) continue
      addRate(scene, inner, phrase.head, phrase.modifiers, inner.amount)
      places.splice(places.indexOf(place), 1)
    } else if (
      phrase.numeral?.form === 'plain' &&
      phrase.head !== '' &&
      phrase.of === null &&
      !TIMES.has(phrase.head)
    ) {
      if (preposition === 'with' && !clause.adverbs.includes('equally')) continue
      const count = countOf(scene, phrase)
      setCount(
        scene,
        phrase.head,
        phrase.modifiers.filter((word) => word !== 'equal'),
        count,
      )
      ledger.equals.add(phrase.head)
      const stock = available(ledger, noun, null)
      if (stock)
        addRate(
          scene,
          { noun, modifiers: [] },
          phrase.head,
          [],
          combine('/', stock.amount, count, noun, `${clause.source}. Share equally`),
        )
      places.splice(places.indexOf(place), 1)
    }
  }
}

/** "puts the same number in each of 3 baskets", "Every row has the same number of seats" */
export function isEqualShare(scene: Scene, places: readonly Place[]): boolean {
  const { clause, ledger, cast } = scene
  const [object] = clause.objects
  const isSame =
    object?.modifiers.includes('same') === true && /^(?:number|amount|price|size|length)$/.test(object.head)
  const isSameAlone =
    /^(?:each|every|all) [a-z ]*(?:have|has|weighs?|costs?|gets?|holds?) the same(?: (?:number|amount|price|weight|size) ?(?:of [a-z ]+)?)?$/i.test(
      clause.source,
    )
  if (isSameAlone) return true
  const isEveryDay =
    /\bthe same (?:number|amount) (?:of [a-z]+ )?(?:each|every) (?:day|week|hour|month|night|evening|morning)$/i.test(
      clause.source,
    )
  if (isEveryDay && ledger.rates.some(({ bottom, amount }) => TIMES.has(bottom) && amount.from)) return true
  if (
    /^there (?:are|is) the same (?:number|amount)(?: of [a-z]+)? (?:in|on|at) each [a-z]+$/i.test(
      clause.source,
    )
  )
    return true
  if (!isSame || clause.objects.length > 1 || clause.isNegated) return false
  const group = places.find(({ phrase }) => phrase.determiner === 'each')?.phrase
  const inner = group && group.head === '' ? group.of : null
  const noun = object?.of?.head || cast.thing
  const stock = available(ledger, noun, null)
  if (!inner?.numeral || !stock || places.length > 1) return false
  const count = countOf(scene, inner)
  setCount(scene, inner.head, inner.modifiers, count)
  ledger.equals.add(inner.head)
  addRate(
    scene,
    { noun, modifiers: [] },
    inner.head,
    [],
    combine('/', stock.amount, count, noun, `${clause.source}. Share equally`),
  )
  return true
}

export function tellSharing(scene: Scene, places: Place[]): void {
  const { clause, telling, ledger, cast, subject, owner } = scene
  const [object] = clause.objects
  if (clause.subjects.length > 1 || clause.objects.length > 1)
    throw new Unclear('It is not clear how many share.')
  if (clause.verb === 'cut' && clause.particle === 'off' && object) {
    const piece = readQuantity(object, telling, null)
    if (piece?.inside && isMeasure(piece.inside.noun)) {
      takeAway(scene, {
        ...piece.inside,
        amount: combine('*', piece.amount, piece.inside.amount, piece.inside.noun, clause.source),
      })
      return
    }
    if (piece && isMeasure(piece.noun)) {
      takeAway(scene, piece)
      return
    }
  }
  const whole = object && hasPhraseNumeral(object) ? readQuantity(object, telling, owner) : null
  if (whole) {
    const had = available(ledger, whole.noun, null)
    if (had) throw new Unclear('It is not clear which of them are shared.')
    record(scene, 'stock', unpack(scene, whole, places), 1)
  } else if (object && !isRest(object) && !object.pronoun && object.determiner !== 'all')
    cast.thing = object.head === 'money' ? 'dollar' : cast.thing
  if (subject?.numeral) {
    setCount(scene, subject.head, subject.modifiers, countOf(scene, subject))
    ledger.equals.add(subject.head)
  }
  if (places.some(({ preposition, phrase }) => preposition === 'with' && phrase.numeral))
    throw new Unclear('It is not clear whether the one who shares gets a part, too.')
  const isWhole = clause.verb === 'cut' || clause.verb === 'slice'
  if (
    isWhole &&
    !whole &&
    object &&
    !object.pronoun &&
    places.length === 1 &&
    places[0]?.phrase.numeral?.form === 'plain' &&
    ledger.entries.length === 0
  ) {
    // "cuts a pie into 8 slices"
    const slices = readQuantity(places[0].phrase, telling, null)
    if (slices) record(scene, 'stock', slices, 1)
    places.splice(0)
    return
  }
  tellGroups(scene, places, cast.thing)
}
