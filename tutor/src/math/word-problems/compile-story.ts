import { cleanText } from '../reading/clean.ts'
import { answer } from './asking/answer.ts'
import type { Reply } from './asking/asked.ts'
import { knowsWords } from './asking/known-words.ts'
import { readQuestion } from './asking/question.ts'
import type { Clause } from './reading/clause.ts'
import { readClauses } from './reading/clauses.ts'
import { readSentences, type Token } from './reading/tokens.ts'
import { tell } from './telling/tell.ts'
import { isKindOf } from './words/nouns.ts'
import { createCast } from './world/cast.ts'
import { settleRelations } from './world/comparing.ts'
import { type Amount, Unclear } from './world/expressions.ts'
import { createLedger, type Entry, type Ledger, numeralsIn } from './world/ledger.ts'
import type { Telling } from './world/quantities.ts'

export type Compiled = Reply & { question: string }

/** Reads a story into amounts and answers its question; null where it is no story, a reason where it is not sure. */
export function compileStory(text: string): Compiled | { reason: string } | null {
  const sentences = readSentences(cleanText(text))
  const last = sentences?.at(-1)
  if (!sentences || !last || sentences.length > 9) return null
  const count = sentences.flat().filter(({ numeral }) => numeral && numeral.form !== 'clock').length
  if (count === 0 || !last.some(({ word }) => word === 'how' || word === 'what')) return null
  try {
    return compile(sentences)
  } catch (error) {
    if (error instanceof Unclear) return { reason: error.message }
    throw error
  }
}

function compile(sentences: Token[][]): Compiled | { reason: string } | null {
  const telling: Telling = {
    ledger: createLedger(),
    cast: createCast(),
    sentenceStart: 0,
    hasTakenPart: new Set(),
    sentence: 0,
  }
  let before: Clause | null = null
  const tellAll = (clauses: Clause[]): void => {
    telling.sentenceStart = telling.ledger.entries.length
    telling.sentence++
    lendNouns(clauses, telling)
    for (const clause of clauses) tell(clause, telling)
    for (const entry of telling.ledger.entries.slice(telling.sentenceStart))
      if (entry.sign < 0 && entry.amount.from?.right.noun === '') telling.hasTakenPart.add(entry.noun)
    settleRelations(telling.ledger)
    before = clauses.at(-1) ?? before
  }
  for (const sentence of sentences.slice(0, -1)) {
    const clauses = readClauses(sentence, before)
    if (!clauses) return null
    tellAll(clauses)
  }
  const read = readQuestion(sentences.at(-1) ?? [], before)
  if (!read) return null
  const story = sentences.slice(0, -1).flat()
  const isKnown = knowsWords([...story, ...read.lead], read.body)
  if (!isKnown && story.length > 0)
    return { reason: 'The question asks for something that the story does not tell of.' }
  if (read.told.length > 0) tellAll(read.told)
  const reply = answer(read.question, telling)
  // "one bottle" in the question
  const inQuestion = new Set(
    (sentences.at(-1) ?? []).flatMap(({ numeral }) => (numeral?.text === '1' ? [numeral.id] : [])),
  )
  const numerals = sentences
    .flat()
    .flatMap(({ numeral }) => (numeral && numeral.form !== 'clock' ? [numeral] : []))
  const unused = numerals
    .filter(({ id }) => !reply.amount.used.has(id) && !telling.ledger.articles.has(id) && !inQuestion.has(id))
    .map(({ id }) => id)
  if (!unused.every((id) => isBesideThePoint(id, reply, telling.ledger)))
    return { reason: 'There is a number that I do not see the use of.' }
  if (
    (telling.ledger.hasLoss || telling.ledger.hasGain) &&
    !telling.ledger.entries.some(({ kind }) => kind === 'final')
  )
    return { reason: 'The story does not say how many are gone.' }
  const isSingleUse =
    telling.ledger.relations.length === 0 &&
    !telling.ledger.entries.some(({ kind }) => kind === 'part') &&
    !numerals.some(({ form }) => form === 'part' || form === 'percent')
  if (isSingleUse && hasRepeat(reply.amount, telling.ledger))
    return { reason: 'There are two ways to read this.' }
  const nouns = nounsOf(reply, telling.ledger)
  if (telling.ledger.silent.some((word) => nouns.has(word) || /^(?:them|it|they|everything)$/.test(word)))
    return { reason: 'Something happens in this story that I cannot count.' }
  return { ...reply, question: read.question.text }
}

/** "3 green, 4 red and 2 blue cars": the noun that comes last, or came before, belongs to all of them. */
function lendNouns(clauses: readonly Clause[], { cast }: Telling): void {
  const phrases = clauses.flatMap(({ objects }) => objects)
  for (const [index, phrase] of phrases.entries()) {
    const isAlone =
      phrase.numeral?.form === 'plain' &&
      phrase.numeral.text !== '1' &&
      COLORS.test(phrase.head) &&
      !phrase.isPlural &&
      !phrase.of
    if (!isAlone) continue
    const later = phrases
      .slice(index + 1)
      .find((each) => each.numeral && each.isPlural && each.modifiers.length > 0)
    phrase.modifiers = [phrase.head]
    phrase.head = later?.head ?? ''
    phrase.isPlural = later !== undefined
    if (!later && cast.thing === '') throw new Unclear(`I cannot tell what "${phrase.words}" counts.`)
  }
}

const COLORS =
  /^(?:red|blue|green|yellow|white|black|brown|orange|purple|pink|gray|grey|gold|silver|small|large|big|new|old|long|short)$/

/** Whether a number is counted twice on the way to the answer. */
function hasRepeat(amount: Amount, ledger: Ledger): boolean {
  const shared = new Set(ledger.rates.flatMap((rate) => (rate.amount.from ? [...rate.amount.used] : [])))
  const inEntries = new Set(
    ledger.entries.flatMap((entry) => [...entry.amount.used]).filter((id) => !shared.has(id)),
  )
  const seen = new Set<number>()
  const visit = ({ from, used }: Amount): boolean => {
    if (from) return visit(from.left) || visit(from.right)
    return [...used].some(
      (id) =>
        (seen.has(id) && (inEntries.has(id) || !ledger.rates.some((rate) => rate.amount.used.has(id)))) ||
        !seen.add(id),
    )
  }
  return visit(amount)
}

/** A number plays no part only where its thing never touches what is asked. */
function isBesideThePoint(id: number, reply: Reply, ledger: Ledger): boolean {
  const entries = ledger.entries.filter(({ amount }) => amount.used.has(id))
  const rates = ledger.rates.filter(({ amount }) => amount.used.has(id))
  if (entries.length + rates.length === 0 || !numeralsIn(ledger).has(id)) return false
  const nouns = nounsOf(reply, ledger)
  const touches = (noun: string): boolean =>
    [...nouns].some((each) => isKindOf(each, noun) || isKindOf(noun, each))
  return (
    entries.every(
      (entry) =>
        (reply.isExact && isOtherAct(entry, reply, ledger)) ||
        ((entry.isAside || isListedBeside(entry, reply, ledger)) &&
          ![entry.noun, ...entry.modifiers, ...(entry.inside ? [entry.inside.noun] : [])].some((noun) =>
            touches(noun),
          )),
    ) &&
    rates.every(
      (rate) =>
        !touches(rate.bottom) &&
        (rate.top === 'dollar'
          ? !ledger.entries.some(({ noun }) => noun === rate.bottom)
          : !touches(rate.top)),
    ) &&
    !ledger.relations.some(({ by }) => by.used.has(id)) &&
    !ledger.pending.some(({ entry }) => entry.amount.used.has(id))
  )
}

/** "27 hens and 2 dogs": named in one breath with what is asked, so that it cannot be the same under another name. */
function isListedBeside(entry: Entry, reply: Reply, ledger: Ledger): boolean {
  return (
    entry.kind === 'stock' &&
    ledger.entries.some(
      (other) =>
        other.kind === 'stock' &&
        other.sentence === entry.sentence &&
        other.owner === entry.owner &&
        other.noun !== entry.noun &&
        [...other.amount.used].some((id) => reply.amount.used.has(id)),
    )
  )
}

/** "How many did she give away?": what she had is not asked, nor what she did otherwise. */
function isOtherAct(entry: Entry, reply: Reply, ledger: Ledger): boolean {
  const acts = ledger.entries.filter(({ amount }) => [...amount.used].some((id) => reply.amount.used.has(id)))
  return (
    (entry.kind === 'stock' || entry.kind === 'event') &&
    entry.inside === null &&
    !acts.some((act) => act.verb === entry.verb || act.inside !== null)
  )
}

/** All things on the way to the answer. */
function nounsOf(reply: Reply, ledger: Ledger): Set<string> {
  const nouns = new Set([reply.unit, reply.amount.noun])
  const isUsed = (used: ReadonlySet<number>): boolean => [...used].some((id) => reply.amount.used.has(id))
  for (const { noun, amount } of ledger.entries) if (isUsed(amount.used)) nouns.add(noun)
  const inEntries = new Set(ledger.entries.flatMap(({ amount }) => [...amount.used]))
  for (const { top, bottom, amount } of ledger.rates)
    if (isUsed(amount.used) && ![...amount.used].every((id) => inEntries.has(id))) {
      nouns.add(top)
      nouns.add(bottom)
    }
  return nouns
}
