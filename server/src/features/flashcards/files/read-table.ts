import { LONGEST_TAG, MOST_TAGS } from '#contract/study/fields.ts'
import { MOST_IMPORTED_CARDS } from '#contract/study/flashcard-files.ts'
import { LONGEST_CARD_TEXT } from '#contract/study/flashcards.ts'
import { readCards } from '#engines/card-tables/index.ts'
import { decodeText } from '../../../platform/decode-text.ts'
import { UnreadableFile } from '../../../platform/files/unreadable-file.ts'
import { toText } from './anki/html-text.ts'
import type { ReadDeck } from './deck.ts'

const LIMITS = {
  mostRows: MOST_IMPORTED_CARDS,
  longestText: LONGEST_CARD_TEXT,
  mostTags: MOST_TAGS,
  longestTag: LONGEST_TAG,
}

/** A table as cards; it brings no pictures and no memories. */
export function readTable(file: Uint8Array): ReadDeck {
  const { delimiter, cards, errors, isHtml } = readCards(decode(file), LIMITS)
  const clean = isHtml ? toText : (text: string) => text
  return {
    kind: 'table',
    delimiter,
    cards: cards.map((card) => ({
      ...card,
      front: clean(card.front),
      back: clean(card.back),
      passage: card.passage || null,
      memory: null,
      reviews: [],
    })),
    errors,
    pictures: [],
  }
}

function decode(file: Uint8Array): string {
  const text = decodeText(file)
  if (text.includes('\0')) throw new UnreadableFile('notACardTable')
  return text
}
