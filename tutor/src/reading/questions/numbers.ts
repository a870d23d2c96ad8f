import { readSubject } from '../../flashcards/clause.ts'
import type { Casing } from '../../text/casing.ts'
import type { Material, Sentence } from '../../text/material.ts'
import { type Asked, isPlainProse, keepUnique } from './asked.ts'

const NUMBER =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|\d{1,3}(?:,\d{3})*)$/i

/** "An octopus has three hearts": How many hearts does an octopus have? */
export function askNumbers(material: Material, casing: Casing): Asked[] {
  const found = material.sentences.flatMap((sentence) => askNumber(sentence, casing) ?? [])
  return found.map((asked) => ({
    ...asked,
    others: keepUnique(
      material.sentences
        .flatMap(({ words }) => words.filter(({ text }) => NUMBER.test(text)).map(({ text }) => text))
        // Words with words, figures with figures.
        .filter((text) => /\d/.test(text) === /\d/.test(asked.answer) && text.length < 8)
        .filter((text) => text.toLowerCase() !== asked.answer.toLowerCase())
        .map((text) => text.toLowerCase()),
    ),
  }))
}

function askNumber(sentence: Sentence, casing: Casing): Asked | null {
  const { words, text } = sentence
  if (!isPlainProse(sentence)) return null
  const at = words.findIndex(({ text: word }) => /^(?:has|have|had)$/.test(word))
  const number = words[at + 1]
  const noun = words[at + 2]
  if (
    at < 1 ||
    !number ||
    !NUMBER.test(number.text) ||
    noun?.pos !== 'NOUN' ||
    !/[^s]s$|children|people|feet|teeth/.test(noun.text)
  )
    return null
  // "three hearts and …" counts one of several things.
  if (!/^[.,;!]$/.test(words[at + 3]?.text ?? '.')) return null
  const subject = readSubject(sentence, at)
  if (!subject) return null
  const does = words[at]?.text === 'has' ? 'does' : words[at]?.text === 'had' ? 'did' : 'do'
  return {
    kind: 'detail',
    question: `How many ${text.slice(noun.start, noun.end)} ${does} ${casing(subject)} have?`,
    answer: number.text,
    sentence: sentence.index,
    weight: 2.5,
    others: [],
  }
}
