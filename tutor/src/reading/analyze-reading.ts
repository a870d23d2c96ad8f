import { createDictionary, type Dictionary } from '../dictionary/dictionary.ts'
import { askQuestions } from './ask-questions.ts'
import { explainWord } from './explain-word.ts'
import { findHardWords } from './hard-words.ts'
import { measureLevel } from './level.ts'
import { readPassage } from './passage.ts'
import { askMeanings } from './questions/word-meanings.ts'
import type { Reading, ReadingTask } from './reading-port.ts'

/** Young readers are asked less at once. */
const QUESTIONS_UP_TO: [grade: number, questions: number][] = [
  [2, 4],
  [5, 6],
]
const MOST_QUESTIONS = 8
let opened: Dictionary | undefined

/** The dictionary of this thread, opened once. */
export function openDictionary(): Dictionary {
  opened ??= createDictionary()
  return opened
}

export function countQuestions(grade: number | null): number {
  return QUESTIONS_UP_TO.find(([upTo]) => grade !== null && grade <= upTo)?.[1] ?? MOST_QUESTIONS
}

/** How hard a text is, its hard words with what the dictionary says, and questions that the text itself answers. */
export async function analyzeReading({ text, grade }: ReadingTask): Promise<Reading> {
  const dictionary = openDictionary()
  const passage = readPassage(text)
  const found = findHardWords(passage, grade)
  const explained = await Promise.all(found.map((word) => explainWord(dictionary, passage, word)))
  return {
    isEnglish: passage.material.isEnglish,
    level: measureLevel(passage.material, grade),
    hardWords: explained.map(({ word, start, end, syllables, senses }) => ({
      word,
      start,
      end,
      syllables,
      senses,
    })),
    questions: askQuestions(passage, countQuestions(grade), askMeanings(explained)),
  }
}
