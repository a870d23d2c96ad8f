import type { Reader } from '../reader.ts'

export type FlashcardsTask = { text: string; count: number; reader: Reader }
export type Flashcard = { front: string; back: string; passage: string }
export type Flashcards = { flashcards: Flashcard[] }
