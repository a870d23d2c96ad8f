import { LONGEST_TAG, MOST_TAGS } from '#contract/study/fields.ts'
import { LARGEST_CARD_FILE_BYTES, MOST_IMPORTED_CARDS } from '#contract/study/flashcard-files.ts'
import { LONGEST_CARD_TEXT } from '#contract/study/flashcards.ts'
import { readCards } from '#engines/card-tables/index.ts'
import { AppError } from '../../../platform/app-error.ts'
import { toText } from './anki/html-text.ts'
import type { Deck } from './deck.ts'
import { readAnkiPackage } from './run-package-task.ts'

const LARGEST_TABLE_BYTES = 20 * 1024 * 1024
const LIMITS = {
  mostRows: MOST_IMPORTED_CARDS,
  longestText: LONGEST_CARD_TEXT,
  mostTags: MOST_TAGS,
  longestTag: LONGEST_TAG,
}

/** A file as it was sent, whatever it is: what it holds decides, not its name. */
export async function readFile(base64: string): Promise<Deck> {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64))
    throw new AppError('invalid_input', 'The file must be sent in base64.')
  const file = new Uint8Array(Buffer.from(base64, 'base64'))
  if (file.length === 0) throw new AppError('invalid_input', 'The file is empty.')
  if (file.length > LARGEST_CARD_FILE_BYTES) throw new AppError('too_large', 'A file holds at most 50 MB.')
  const isZip = file[0] === 0x50 && file[1] === 0x4b
  return isZip ? readAnkiPackage(file) : readTable(file)
}

function readTable(file: Uint8Array): Deck {
  if (file.length > LARGEST_TABLE_BYTES) throw new AppError('too_large', 'A table holds at most 20 MB.')
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
  if (text.includes('\0'))
    throw new AppError('invalid_input', 'This is neither a table of cards nor an Anki package.')
  return text.toWellFormed()
}
