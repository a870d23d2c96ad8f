import { readSubject } from '../../flashcards/clause.ts'
import type { Casing } from '../../text/casing.ts'
import type { Word } from '../../text/language.ts'
import { isWord, type Material, type Sentence } from '../../text/material.ts'
import { type Asked, isPlainProse, isSelfContained } from './asked.ts'
import { countNameWords, findPeople, readName } from './people.ts'

const FEWEST_REASON_WORDS = 3
const MOST_REASON_WORDS = 20
const CAN = /^(?:can|could|must|will|would|should)$/
const MODAL = /^(?:is|are|was|were|can|could|will|would|should|must|may|might)$/

/** "Maya stayed at home because it was raining": Why did Maya stay at home? */
export function askReasons(material: Material, casing: Casing): Asked[] {
  const people = findPeople(material)
  const because = material.sentences.flatMap((sentence): Asked[] => {
    const at = sentence.words.findIndex(({ lemma }) => lemma === 'because')
    // "not crushed because …, but because …": the first is no reason.
    if (isDenied(sentence, at)) return []
    if (at < 3 || sentence.words[at + 1]?.lemma === 'of' || !isPlainProse(sentence)) return []
    const question = turnIntoQuestion(sentence, at, people, casing)
    const reason = question ? readReason(sentence, at + 1) : null
    if (!question || !reason) return []
    return [
      { kind: 'inference', question, answer: reason, sentence: sentence.index, weight: 2.6, others: [] },
    ]
  })
  const so = material.sentences.flatMap((sentence) => askSo(sentence, people, casing) ?? [])
  return [...because, ...so]
}

const isDenied = ({ words }: Sentence, because: number) =>
  words.some(({ lemma, text }, at) =>
    at > because ? lemma === 'because' : /^(?:not|never|n['’]t|only|simply|just)$/i.test(text),
  )

/** "An octopus has no bones, so it can slip …": Why can an octopus slip …? The pronoun stands for the subject before it. */
function askSo(sentence: Sentence, people: ReadonlySet<string>, casing: Casing): Asked | null {
  const { words, text } = sentence
  const at = words.findIndex(({ lemma }, n) => lemma === 'so' && words[n - 1]?.text === ',')
  const [pronoun, verb, next] = [words[at + 1], words[at + 2], words[at + 3]]
  if (at < 4 || !isPlainProse(sentence) || !pronoun || !verb || !next) return null
  const subject = readOpeningSubject(sentence, people, casing)
  if (!subject || !/^(?:it|he|she|they)$/.test(pronoun.text) || !CAN.test(verb.text)) return null
  const isMany = /[^su]s$/.test(subject)
  const isPerson = people.has(subject)
  if ((pronoun.text === 'they') !== isMany || (pronoun.text === 'it') === (isPerson || isMany)) return null
  const end = words.findLastIndex(isWord)
  const tail = words.slice(at + 3, end + 1)
  if (tail.some(({ text: word }) => /^[,;:—–]$/.test(word)) || !isSelfContained(words.slice(0, at - 1)))
    return null
  return {
    kind: 'inference',
    question: `Why ${verb.text} ${subject} ${text.slice(next.start, words[end]?.end)}?`,
    answer: text.slice(0, words[at - 2]?.end),
    sentence: sentence.index,
    weight: 2.6,
    others: [],
  }
}

function readOpeningSubject(sentence: Sentence, people: ReadonlySet<string>, casing: Casing): string | null {
  const nameWords = countNameWords(sentence)
  const name = nameWords > 0 ? readName(sentence, nameWords) : ''
  if (people.has(name)) return name
  const verb = sentence.words.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  const subject = verb > 0 ? readSubject(sentence, verb) : null
  return subject && casing(subject)
}

function turnIntoQuestion(
  sentence: Sentence,
  because: number,
  people: ReadonlySet<string>,
  casing: Casing,
): string | null {
  const { words, text } = sentence
  const before = words.slice(0, because)
  if (before.some(({ text: word }) => /^[,;:—–"“”]$/.test(word)) || !isSelfContained(before)) return null
  const nameWords = countNameWords(sentence)
  const name = nameWords > 0 ? readName(sentence, nameWords) : ''
  const verbAt = people.has(name) ? nameWords : before.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  const subject = people.has(name) ? name : verbAt > 0 ? readSubject(sentence, verbAt) : null
  const verb = words[verbAt]
  const last = before.at(-1)
  if (!subject || !verb || !last || verbAt >= because) return null
  const shown = people.has(name) ? name : casing(subject)
  const rest = text.slice(words[verbAt + 1]?.start, last.end)
  if (verbAt === because - 1) return asPlainVerb(verb, shown, '')
  if (MODAL.test(verb.text)) return `Why ${verb.text} ${shown} ${rest}?`
  return asPlainVerb(verb, shown, ` ${rest}`)
}

/** Only where the verb's form says which little word asks for it. */
function asPlainVerb({ text, lemma, pos }: Word, subject: string, rest: string): string | null {
  if (pos !== 'VERB' || /^(?:have|has|had|be|do|did|does)$/.test(text) || /ing$/.test(text)) return null
  if (text === lemma) return /[^s]s$/.test(subject) ? `Why do ${subject} ${lemma}${rest}?` : null
  if (/s$/.test(text)) return `Why does ${subject} ${lemma}${rest}?`
  return `Why did ${subject} ${lemma}${rest}?`
}

/** The clause to the end of the sentence, as it stands. */
function readReason({ words, text }: Sentence, from: number): string | null {
  let end = words.length
  while (end > from && /^[.!?…"”]+$/.test(words[end - 1]?.text ?? '')) end -= 1
  const own = words.slice(from, end)
  const count = own.filter(isWord).length
  const isPlain = !own.some(({ text: word }) => /^[;:—–"“”?]$/.test(word))
  if (count < FEWEST_REASON_WORDS || count > MOST_REASON_WORDS || !isPlain) return null
  return text.slice(own[0]?.start, own.at(-1)?.end).replace(/[.!]+$/, '')
}
