import { isWord, type Sentence } from '../text/material.ts'
import { CONTEXT_WORDS } from '../text/words.ts'
import { readRest, readSubject } from './clause.ts'
import { draft, weighSubject } from './definitions.ts'
import { type Draft, type Ground, KIND_WEIGHT } from './draft.ts'

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const OPENING = new RegExp(
  `^(?:(In) ((?:the (?:early |late )?)?\\d{3,4}s?(?: BCE?| CE| AD)?)|(On) (${MONTH} \\d{1,2}(?:, \\d{4})?|\\d{1,2} ${MONTH}(?: \\d{4})?)),? `,
)
const YEAR = /^(?:1[0-9]{3}|20[0-9]{2})$/

/** "In 1665 Robert Hooke …": What happened in 1665? */
export function askEvent(ground: Ground, sentence: Sentence): Draft | null {
  const found = OPENING.exec(sentence.text)
  if (!found) return null
  const when = `${(found[1] ?? found[3] ?? '').toLowerCase()} ${found[2] ?? found[4]}`
  const at = sentence.words.findIndex(({ start }) => start >= found[0].length)
  const rest = at > 0 ? readRest(sentence, at) : null
  if (!rest || CONTEXT_WORDS.has(rest.words[0]?.lemma ?? '')) return null
  const verb = rest.words.findIndex(
    ({ pos, text }) => pos === 'VERB' || /^(?:was|were|had|began)$/i.test(text),
  )
  if (verb < 1 || rest.words.filter(isWord).length > 34) return null
  const isPast = rest.words.some(({ text }) =>
    /ed$|^(?:was|were|had|began|became|gave|took|made|led|won|lost|cut|fell|ran|went|came|wrote|built|found|sent|broke|rose)$/i.test(
      text,
    ),
  )
  if (!isPast) return null
  return draft(sentence, {
    front: `What happened ${when}?`,
    back: rest.text,
    weight: KIND_WEIGHT.date + 0.5 * weighSubject(ground, rest.words.slice(0, verb)),
  })
}

/** "The Act was signed by … in 1964": When was the Act signed? */
export function askWhen(ground: Ground, sentence: Sentence): Draft | null {
  const { words } = sentence
  const at = words.findIndex(({ text }) => /^(?:was|were)$/i.test(text))
  const participle = words[at + 1]
  if (at < 1 || participle?.pos !== 'VERB' || !/(?:ed|en|t|wn|ne|id|de|lt)$/.test(participle.text))
    return null
  const year = words.findIndex(({ text }, n) => n > at && YEAR.test(text))
  const before = words[year - 1]
  const subject = readSubject(sentence, at)
  if (year < 0 || !subject || !before) return null
  const start = findDateStart(sentence, year)
  if (start === null) return null
  return draft(sentence, {
    front: `When ${words[at]?.text.toLowerCase()} ${ground.casing(subject)} ${participle.text}?`,
    back: sentence.text.slice(start, words[year]?.end),
    weight: KIND_WEIGHT.date + 0.2 + 0.5 * weighSubject(ground, words.slice(0, at)),
  })
}

/** "in 1964" or "on April 4, 1968": from the little word on. */
function findDateStart({ text, words }: Sentence, year: number): number | null {
  const upTo = text.slice(0, words[year]?.end)
  const found = new RegExp(`\\b(?:in|on) (?:${MONTH} (?:\\d{1,2}, )?|\\d{1,2} ${MONTH} )?\\d{4}$`, 'i').exec(
    upTo,
  )
  return found?.index ?? null
}
