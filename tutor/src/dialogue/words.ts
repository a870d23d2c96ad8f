import { findQuestionStems, findStems } from '../retrieval/stems.ts'

/** Whether a text names something, in any form of its words. */
export function isOneWord(text: string, name: string): boolean {
  const own = findStems(name)
  const all = new Set(findStems(text))
  return own.length > 0 && own.every((stem) => all.has(stem))
}

/** Words of wishes, which name nothing. */
const WISHING = new Set(
  findStems(
    'example instance sample sentence show give name one another time use used case explain mean means say said word words tell please like example thing things lot whole',
  ),
)

/** The stems of what a message is about; none of "give me an example". */
export const findTopicStems = (message: string): string[] =>
  findQuestionStems(message).filter((stem) => !WISHING.has(stem))

/** The same number for the same words, so that a conversation can be held again. */
export function hashWords(words: string): number {
  let hash = 7
  for (const letter of words) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return hash
}
