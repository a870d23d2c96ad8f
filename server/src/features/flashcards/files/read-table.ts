import { LONGEST_TAG, MOST_TAGS } from '#contract/study/fields.ts'
import { MOST_IMPORTED_CARDS } from '#contract/study/flashcard-files.ts'
import { LONGEST_CARD_TEXT } from '#contract/study/flashcards.ts'
import { readCards } from '#engines/card-tables/index.ts'
import { toText } from './anki/html-text.ts'
import { type ReadDeck, UnreadableFile } from './deck.ts'

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

/** UTF-8 or UTF-16 by its mark; what is neither is taken for the encoding of older spreadsheets. */
function decode(file: Uint8Array): string {
  const starts = (...bytes: number[]) => bytes.every((byte, place) => file[place] === byte)
  const encoding = starts(0xff, 0xfe) ? 'utf-16le' : starts(0xfe, 0xff) ? 'utf-16be' : 'utf-8'
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(file)
  } catch {
    text = new TextDecoder('windows-1252').decode(file)
  }
  if (text.includes('\0')) throw new UnreadableFile('This is neither a table of cards nor an Anki package.')
  return text.toWellFormed()
}
