import type { Material } from '../text/material.ts'
import { createTopicFinder } from '../text/weigh.ts'
import { STOP_WORDS } from '../text/words.ts'
import { BLANK } from './blanks.ts'
import type { Draft } from './draft.ts'

const LONGEST_BACK = 600

export const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$\\^_+=<>/*]+/gu, ' ')
    .trim()

/** Keeps cards whose answer is not in the question, and whose question leads back to the sentence it came from. */
export function createCheck(material: Material): (draft: Draft) => boolean {
  const find = createTopicFinder(material)
  const lemmas = new Map(
    material.sentences.flatMap(({ words }) => words.map(({ text, lemma }) => [text.toLowerCase(), lemma])),
  )
  const toTopics = (text: string) =>
    (text.toLowerCase().match(/\$[^$]+\$|`[^`]+`|[\p{L}\p{N}]+/gu) ?? [])
      .map((word) => lemmas.get(word) ?? word)
      .filter((lemma) => !STOP_WORDS.has(lemma))
  return ({ front, back, sentence }) => {
    if (back.length > LONGEST_BACK || !/[\p{L}\p{N}]/u.test(back)) return false
    if (` ${normalize(front)} `.includes(` ${normalize(back)} `)) return false
    const asked = toTopics(front.replace(BLANK, ' '))
    const answered = toTopics(back)
    if (answered.length > 0 && answered.every((topic) => asked.includes(topic))) return false
    return sentence === null || find(asked).includes(sentence)
  }
}
