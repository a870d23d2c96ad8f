import { singular, TIMES } from '../words/nouns.ts'
import { verbOf } from '../words/verbs.ts'
import type { Clause } from './clause.ts'
import { readComparison } from './comparisons.ts'
import { type Draft, emptyDraft } from './drafts.ts'
import { hasPhraseNumeral } from './numerals.ts'
import { isAuxiliary, isVerbHere, type Phrase, readPhrase, textOf } from './phrases.ts'
import { readDay, readPlace, startsObject } from './places.ts'
import { readPurpose } from './purposes.ts'
import { isManner, isQuietPair, LINKS, OPENERS, PARTICLES, QUIET, TELLING } from './small-words.ts'
import type { Token } from './tokens.ts'
import { readVerb } from './verb-phrases.ts'

type Reading = { clauses: Clause[]; end: number }

/** Null where words are left that have no place. */
export function readClauses(tokens: readonly Token[], before: Clause | null): Clause[] | null {
  const clauses: Clause[] = []
  let at = 0
  let last = before
  let isFirst = true
  while (at < tokens.length) {
    const start = at
    while (/^[,;:]$/.test(tokens[at]?.word ?? '') || LINKS.has(tokens[at]?.word ?? '')) at++
    if (isFirst && OPENERS.has(tokens[at]?.word ?? '')) at++
    if (at >= tokens.length) return null
    const isLinked = !isFirst && at > start
    const read =
      readFull(tokens, at, last, isLinked || (!isFirst && last !== null)) ??
      (isLinked && last ? readElliptic(tokens, at, last) : null)
    if (!read) return null
    clauses.push(...read.clauses)
    last = clauses.at(-1) ?? null
    at = read.end
    isFirst = false
  }
  return clauses
}

function readFull(
  tokens: readonly Token[],
  start: number,
  last: Clause | null,
  mayInherit: boolean,
): Reading | null {
  const draft = emptyDraft()
  let at = readFrame(tokens, start, draft)
  let subjects: Phrase[] = []
  let isThere = false
  const inner: Clause[] = []
  if (tokens[at]?.word === 'there' && isAuxiliary(tokens[at + 1]?.word ?? '')) {
    isThere = true
    at++
  } else if (mayInherit && isVerbHere(tokens, at) && last) subjects = last.subjects
  else if (mayInherit && last && verbOf(tokens[at]?.word ?? '') && startsObject(tokens, at + 1))
    subjects = last.subjects
  else {
    const read = readSubjects(tokens, at)
    if (!read) return null
    subjects = read.subjects
    at = read.end
    const aside = tokens[at]?.word === ',' ? readRelative(tokens, at + 1, subjects.at(-1) as Phrase) : null
    if (aside && tokens[aside.end]?.word === ',') {
      // "Mrs. Hill, who drives 18 miles to work, buys"
      inner.push(...aside.clauses.map((each) => ({ ...each, isAside: true })))
      at = aside.end + 1
    }
    for (;;) {
      const relative = readRelative(tokens, at, subjects.at(-1) as Phrase)
      if (relative) {
        inner.push(...relative.clauses)
        at = relative.end
        continue
      }
      const place = readPlace(tokens, at)
      if (!place || place.place.preposition === 'than') break
      draft.places.push(place.place)
      at = place.end
    }
  }
  const verb = readVerb(tokens, at, draft)
  if (!verb) return null
  const end = readRest(tokens, verb.end, draft, verb.lemma === 'be', inner)
  if (end === null) return null
  const { lemma, isPassive, isNegated, modal } = verb
  const clause: Clause = {
    source: textOf(tokens, start, end),
    subjects,
    isThere,
    verb: lemma,
    isPassive,
    isNegated,
    modal,
    ...draft,
    isElliptic: false,
  }
  return { clauses: [clause, ...inner], end }
}

/** "and 3 to Ann", "and the museum $90", "8 in May": the verb is that of the clause before. */
function readElliptic(tokens: readonly Token[], start: number, last: Clause): Reading | null {
  const draft = emptyDraft()
  let at = readFrame(tokens, start, draft)
  const inner: Clause[] = []
  let subjects = last.subjects
  const first = readPhrase(tokens, at)
  if (first && !hasPhraseNumeral(first.phrase)) {
    const behind = readPhrase(tokens, first.end)
    if (behind && hasPhraseNumeral(behind.phrase) && first.phrase.head !== 'rest') {
      subjects = [first.phrase]
      at = first.end
    }
  }
  const end = readRest(tokens, at, draft, last.verb === 'be', inner)
  if (end === null || end === at || (draft.objects.length === 0 && !draft.comparison)) return null
  const isRest = draft.objects.some(({ determiner, head }) => determiner === 'the' && head === 'rest')
  if (
    !draft.comparison &&
    !isRest &&
    ![...draft.objects, ...draft.places.map(({ phrase }) => phrase)].some(hasPhraseNumeral)
  )
    return null
  const isBeside = tokens[start - 1]?.word === ','
  return {
    clauses: [
      {
        ...last,
        ...draft,
        isBeside,
        subjects,
        source: textOf(tokens, start, end),
        isElliptic: true,
        particle: draft.particle ?? last.particle,
      },
      ...inner,
    ],
    end,
  }
}

/** Places, days and quiet words before the subject. */
function readFrame(tokens: readonly Token[], start: number, draft: Draft): number {
  let at = start
  for (;;) {
    const word = tokens[at]?.word ?? ''
    if (word === ',' || (QUIET.has(word) && !(word === 'there' && isAuxiliary(tokens[at + 1]?.word ?? '')))) {
      if (word === 'by') {
        const place = readPlace(tokens, at)
        if (place) {
          draft.places.push(place.place)
          at = place.end
          continue
        }
      }
      at++
      continue
    }
    if (TELLING.has(word) && !/^(?:each|left)$/.test(word)) {
      draft.adverbs.push(word)
      at++
      continue
    }
    if (isQuietPair(tokens, at)) {
      draft.adverbs.push('altogether')
      at += 2
      continue
    }
    const day = readDay(tokens, at)
    if (day) {
      draft.places.push(day.place)
      at = day.end
      continue
    }
    const place = readPlace(tokens, at)
    if (!place) return at
    draft.places.push(place.place)
    at = place.end
  }
}

export function readSubjects(
  tokens: readonly Token[],
  start: number,
): { subjects: Phrase[]; end: number } | null {
  const first = readPhrase(tokens, start)
  if (!first) return null
  const subjects = [first.phrase]
  let at = first.end
  for (;;) {
    const link =
      tokens[at]?.word === ',' ? (tokens[at + 1]?.word === 'and' ? 2 : 1) : tokens[at]?.word === 'and' ? 1 : 0
    if (link === 0) break
    const more = readPhrase(tokens, at + link)
    if (!more) break
    subjects.push(more.phrase)
    at = more.end
  }
  if (subjects.length === 1) return { subjects, end: at }
  // Only where a verb follows are these subjects; else the comma ends something else.
  return isVerbHere(tokens, at) || tokens[at]?.word === 'each' || verbOf(tokens[at]?.word ?? '')
    ? { subjects, end: at }
    : { subjects: [first.phrase], end: first.end }
}

function readRelative(tokens: readonly Token[], at: number, subject: Phrase): Reading | null {
  if (!/^(?:that|which|who)$/.test(tokens[at]?.word ?? '')) return null
  const draft = emptyDraft()
  const verb = readVerb(tokens, at + 1, draft)
  if (!verb) return null
  const inner: Clause[] = []
  const end = readRest(tokens, verb.end, draft, verb.lemma === 'be', inner)
  if (end === null) return null
  const { lemma, isPassive, isNegated, modal } = verb
  const clause: Clause = {
    source: textOf(tokens, at, end),
    subjects: [subject],
    isThere: false,
    verb: lemma,
    isPassive,
    isNegated,
    modal,
    ...draft,
    isElliptic: false,
  }
  return { clauses: [clause, ...inner], end }
}

/** Everything behind the verb; null where a word has no place. */
export function readRest(
  tokens: readonly Token[],
  start: number,
  draft: Draft,
  isBe: boolean,
  inner: Clause[],
  mayAim: 'question' | 'aim' | null = null,
): number | null {
  let at = start
  while (at < tokens.length) {
    const word = tokens[at]?.word ?? ''
    const also =
      mayAim && word === 'and' && draft.places.at(-1)?.phrase.numeral ? readPhrase(tokens, at + 1) : null
    if (also?.phrase.numeral && draft.places.length > 0) {
      // "for 4 cakes and 6 pies"
      draft.places.push({ preposition: draft.places.at(-1)?.preposition ?? '', phrase: also.phrase })
      at = also.end
      continue
    }
    if (/^[,;:]$/.test(word) || LINKS.has(word)) {
      if (QUIET.has(word)) {
        at++
        continue
      }
      return at
    }
    if (isQuietPair(tokens, at)) {
      draft.adverbs.push('altogether')
      at += 2
      continue
    }
    const comparison = draft.comparison ? null : readComparison(tokens, at)
    if (comparison) {
      draft.comparison = comparison.comparison
      at = comparison.end
      continue
    }
    if (/^(?:each|every)$/.test(word) || (/^an?$/.test(word) && TIMES.has(tokens[at + 1]?.word ?? ''))) {
      const group = readPhrase(tokens, at)
      if (
        group &&
        (group.phrase.head !== '' || group.phrase.of) &&
        !group.phrase.numeral &&
        !isVerbHere(tokens, group.end)
      ) {
        draft.places.push({ preposition: 'per', phrase: { ...group.phrase, determiner: 'each' } })
        at = group.end
        continue
      }
    }
    if (TELLING.has(word)) {
      draft.adverbs.push(word)
      at++
      continue
    }
    const day = readDay(tokens, at)
    if (day) {
      draft.places.push(day.place)
      at = day.end
      continue
    }
    if (word === 'there' && isAuxiliary(tokens[at + 1]?.word ?? '')) return at
    if (word === 'before' && at + 1 === tokens.length) {
      draft.adverbs.push(word)
      at++
      continue
    }
    const aim = tokens[at + 2]?.numeral
    if (
      word === 'to' &&
      aim &&
      verbOf(tokens[at + 1]?.word ?? '')?.form === 'base' &&
      draft.objects.every(({ pronoun }) => pronoun) &&
      mayAim === 'aim'
    ) {
      at += 2
      continue
    }
    const purpose = readPurpose(tokens, at)
    if (purpose !== null) {
      at = purpose
      continue
    }
    if ((QUIET.has(word) && word !== 'by') || isManner(word)) {
      at++
      continue
    }
    const lastPhrase = draft.places.at(-1)?.phrase ?? draft.objects.at(-1)
    const nearest = lastPhrase && readRelative(tokens, at, lastPhrase)
    if (nearest) {
      inner.push(...nearest.clauses)
      at = nearest.end
      continue
    }
    const isBeforeCount =
      /^(?:away|off|out|up)$/.test(word) &&
      tokens[at + 1]?.numeral !== undefined &&
      draft.objects.length === 0
    if (
      PARTICLES.has(word) &&
      (word === 'away' || word === 'back' || isBeforeCount || !startsObject(tokens, at + 1)) &&
      draft.particle === null
    ) {
      draft.particle = word
      at++
      continue
    }
    const place = readPlace(tokens, at)
    if (place) {
      draft.places.push(place.place)
      at = place.end
      continue
    }
    if (isBe && draft.objects.length === 0 && draft.predicate.length === 0) {
      const phrase = readPhrase(tokens, at)
      if (
        phrase &&
        !hasPhraseNumeral(phrase.phrase) &&
        phrase.phrase.determiner === null &&
        !phrase.phrase.pronoun
      ) {
        draft.predicate.push(...phrase.phrase.modifiers, singular(phrase.phrase.head))
        at = phrase.end
        continue
      }
    }
    const phrase = readPhrase(tokens, at)
    if (!phrase || draft.objects.length >= 2) {
      // A new subject may follow without a link: "After Sue gave 6 to Ben she had 15".
      return draft.objects.length > 0 && phrase && isVerbHere(tokens, phrase.end) ? at : null
    }
    if (draft.objects.length > 0 && isVerbHere(tokens, phrase.end)) return at
    draft.objects.push(phrase.phrase)
    at = phrase.end
  }
  return at
}
