import { signOf } from '#engines/algebra/numbers/rational.ts'
import type { Phrase } from '../reading/phrases.ts'
import { canBePart, isKindOf } from '../words/nouns.ts'
import { ownerOf } from '../world/cast.ts'
import { settleRelations } from '../world/comparing.ts'
import { isSame, Unclear } from '../world/expressions.ts'
import type { Ledger } from '../world/ledger.ts'
import type { Telling } from '../world/quantities.ts'
import { readQuantity } from '../world/quantities.ts'
import type { Asked, Reply } from './asked.ts'
import { answerStart } from './backwards.ts'
import { answerDifference, answerMissing, answerOwnLead } from './differences.ts'
import { answerMoney } from './money.ts'
import { answerComplement, answerPart, answerShare } from './parts.ts'
import { settlePending } from './pending.ts'
import type { Question } from './question.ts'
import { answerEach, answerGroups, answerOver, groupAsked } from './shared-out.ts'
import { answerAverage, answerInterest, answerMarkup, answerRatio, answerSurface } from './shares.ts'
import { answerSize } from './sizes.ts'
import { answerTotal } from './totals.ts'

/** The one answer that all readings of the question give. */
export function answer(question: Question, telling: Telling): Reply {
  const { ledger } = telling
  settleRelations(ledger)
  const asked = prepare(question, telling)
  settlePending(asked)
  const surface = answerSurface(asked)
  const replies = ledger.ratio
    ? [answerRatio(asked)]
    : ledger.interest
      ? [answerInterest(asked)]
      : surface || /^(?:average|mean)$/.test(question.name)
        ? [surface ?? answerAverage(asked)]
        : ledger.markups.length > 0
          ? [answerMarkup(asked)]
          : [answerSize(asked), answerMoney(asked), answerCount(asked)]
  const [first, ...rest] = replies.filter((each) => each !== null)
  if (!first) throw new Unclear('I do not see how to get what is asked from this story.')
  if (rest.some((each) => !isSame(each.amount, first.amount)))
    throw new Unclear('There are two ways to read this.')
  if (question.unit !== null && question.unit !== first.unit)
    throw new Unclear('The answer is asked for in another unit.')
  if (signOf(first.amount.value) < 0) throw new Unclear('The story would make less than nothing.')
  if (question.form !== 'fraction' && first.amount.value.bottom !== 1n && !canBePart(first.unit))
    throw new Unclear(`There cannot be a part of one ${first.unit}.`)
  return first
}

function prepare(question: Question, telling: Telling): Asked {
  const { ledger, cast } = telling
  const { asked, clause } = question
  const [subject] = clause?.subjects ?? []
  const isSubjectAsked = subject !== undefined && subject === asked
  const people = clause?.subjects ?? []
  const isEveryone =
    people.length > 1 ||
    /^(?:they|we|both|everyone)$/.test(subject?.pronoun ?? '') ||
    subject?.determiner === 'all' ||
    subject?.determiner === 'both'
  const own =
    subject && !isWiderSubject(subject, ledger) && !isSubjectAsked && !clause?.isThere && !isEveryone
      ? ownerOf(subject, cast)
      : null
  const label =
    clause?.places
      .filter(({ preposition }) => preposition !== 'than')
      .map(({ phrase }) => phrase.head)
      .find((head) => ledger.entries.some((entry) => entry.label === head)) ?? null
  let noun = asked?.head ?? ''
  if (noun === 'money' || noun === 'change') noun = 'dollar'
  if (noun === '' && question.form === 'many') noun = cast.thing
  const seat = ['seat', 'chair'].find((each) => ledger.rates.some(({ top }) => top === each))
  if (noun === 'person' && clause?.modal === 'can' && clause.verb === 'sit' && seat) noun = seat
  if (asked?.of?.numeral && question.form === 'many' && asked.isPlural) {
    // "How many glasses of 0.2 liter"
    const inside = readQuantity(asked.of, telling, null)
    if (inside)
      ledger.rates.push({
        top: inside.noun,
        bottom: noun,
        bottomModifiers: [],
        amount: inside.amount,
        owner: null,
        verb: 'hold',
        isContent: true,
      })
  }
  return {
    question,
    ledger,
    cast,
    telling,
    noun,
    modifiers: asked?.modifiers ?? [],
    owner: own,
    isEveryone,
    label,
  }
}

/** "the animals" of a story of cows and hens are all of them. */
function isWiderSubject(subject: Phrase, ledger: Ledger): boolean {
  return (
    subject.isPlural &&
    ledger.entries.some((entry) => entry.noun !== subject.head && isKindOf(entry.noun, subject.head))
  )
}

function answerCount(asked: Asked): Reply | null {
  const { question, noun } = asked
  if (question.form === 'fraction' || question.form === 'percent') return answerShare(asked)
  if (question.form !== 'many' || noun === '') return null
  if (
    question.isMore &&
    (question.than || question.clause?.places.some(({ preposition }) => preposition === 'than'))
  )
    return answerDifference(asked)
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
