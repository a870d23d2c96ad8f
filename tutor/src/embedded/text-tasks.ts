import { makeFlashcards } from '../flashcards/make-flashcards.ts'
import { writeGuide } from '../guide/write-guide.ts'
import type { Flashcards, FlashcardsTask, Guide, GuideTask, Summary, SummaryTask } from '../ports.ts'
import { summarize } from '../summary/summarize.ts'

/** What the worker can be asked, by name. */
export type TextTasks = {
  summarize: { task: SummaryTask; answer: Summary }
  makeFlashcards: { task: FlashcardsTask; answer: Flashcards }
  writeStudyGuide: { task: GuideTask; answer: Guide }
}

export const TEXT_TASKS: {
  [Name in keyof TextTasks]: (task: TextTasks[Name]['task']) => TextTasks[Name]['answer']
} = { summarize, makeFlashcards, writeStudyGuide: writeGuide }

export type TextCall = {
  [Name in keyof TextTasks]: { name: Name; task: TextTasks[Name]['task'] }
}[keyof TextTasks]
