import type { Flashcards, FlashcardsTask } from '../flashcards/flashcards-task.ts'
import { makeFlashcards } from '../flashcards/make-flashcards.ts'
import type { Guide, GuideTask } from '../guide/guide-task.ts'
import { writeGuide } from '../guide/write-guide.ts'
import { type CheckedReading, checkReading, type ReadingDraft } from '../model/reading/check-reading.ts'
import { type AssembledGuide, assembleGuide, type GuideDraft } from '../model/texts/assemble-guide.ts'
import { type CardDraft, type CheckedCards, checkModelCards } from '../model/texts/check-cards.ts'
import { type CheckedSummary, checkSummary, type SummaryDraft } from '../model/texts/check-summary.ts'
import { analyzeReading } from '../reading/analyze-reading.ts'
import type { Reading, ReadingTask } from '../reading/reading-port.ts'
import { summarize } from '../summary/summarize.ts'
import type { Summary, SummaryTask } from '../summary/summary-task.ts'

/** What the worker can be asked, by name. */
export type TextTasks = {
  summarize: { task: SummaryTask; answer: Summary }
  makeFlashcards: { task: FlashcardsTask; answer: Flashcards }
  writeStudyGuide: { task: GuideTask; answer: Guide }
  analyzeReading: { task: ReadingTask; answer: Reading }
  /** What a language model wrote, held against the text. */
  checkSummary: { task: { text: string; draft: SummaryDraft }; answer: CheckedSummary }
  checkModelCards: { task: { text: string; cards: CardDraft[] }; answer: CheckedCards }
  assembleGuide: { task: { task: GuideTask; draft: GuideDraft }; answer: AssembledGuide }
  checkReading: { task: { text: string; base: Reading; draft: ReadingDraft }; answer: CheckedReading }
}

export const TEXT_TASKS: {
  [Name in keyof TextTasks]: (
    task: TextTasks[Name]['task'],
  ) => TextTasks[Name]['answer'] | Promise<TextTasks[Name]['answer']>
} = {
  summarize,
  makeFlashcards,
  writeStudyGuide: writeGuide,
  analyzeReading,
  checkSummary,
  checkModelCards,
  assembleGuide,
  checkReading,
}

export type TextCall = {
  [Name in keyof TextTasks]: { name: Name; task: TextTasks[Name]['task'] }
}[keyof TextTasks]
