import { STOP_WORDS } from '../../text/words.ts'
import { openSpeller } from './correct-word.ts'

type Correction = { typed: string; read: string }
type Corrected = { text: string; corrections: Correction[] }

const WORD = /[\p{L}\p{N}'’]+/gu
const LONGEST_LETTERS = 300
/** With more of them it is another language, or no language at all. */
const MOST_CORRECTIONS = 4
/** A question of more words has small ones among them, if it is English. */
const FEW_WORDS = 2

/**
 * A question as it was meant, and what was read in another way. A word with a capital letter inside a sentence is a name;
 * `isOwn` tells words that stand in the learner's own texts.
 */
export async function correctSpelling(
  text: string,
  isOwn: (word: string) => boolean = () => false,
): Promise<Corrected> {
  const typed = text.match(WORD) ?? []
  const unchanged = { text, corrections: [] }
  if (text.length > LONGEST_LETTERS || !isEnglish(typed)) return unchanged
  const { correct } = await openSpeller()
  const isShouted = text === text.toUpperCase()
  const corrections: Correction[] = []
  const read = text.replace(WORD, (word, at: number) => {
    const isName = !/^\W*$/.test(text.slice(0, at)) && !isShouted && word !== word.toLowerCase()
    const small = word.toLowerCase()
    const meant = isName || isOwn(small) ? null : correct(small)
    if (meant === null) return word
    corrections.push({ typed: word, read: meant })
    return meant
  })
  const most = Math.min(MOST_CORRECTIONS, Math.max(1, Math.ceil(typed.length / 2)))
  return corrections.length > Math.max(most, typed.length <= FEW_WORDS ? FEW_WORDS : 0)
    ? unchanged
    : { text: read, corrections }
}

const isEnglish = (words: readonly string[]) =>
  words.length <= FEW_WORDS || words.some((word) => STOP_WORDS.has(word.toLowerCase()))
