import type { FocusArea } from '../focus-areas.ts'

export type PracticeQuestion = {
  focus: FocusArea
  question: string
  answer: string
  /** How a reader can find that out. */
  why: string
  /** Words of the passage that show it. */
  evidence: string
}

export type PracticePassage = {
  /** The last grade that this version is written for. */
  upToGrade: number
  paragraphs: readonly string[]
  questions: readonly PracticeQuestion[]
}

export type PracticeText = {
  id: 'story' | 'factual'
  title: string
  /** The same text told for readers of different grades, the youngest first. */
  versions: readonly [PracticePassage, ...PracticePassage[]]
}

/** The version for a grade; the last one for everybody beyond. */
export function findVersion({ versions }: PracticeText, grade: number): PracticePassage {
  return versions.find(({ upToGrade }) => grade <= upToGrade) ?? versions.at(-1) ?? versions[0]
}

/** "3–6": the grades that a version is written for. */
export function listGrades({ versions }: PracticeText, version: PracticePassage): string {
  const before = versions[versions.indexOf(version) - 1]
  return `${(before?.upToGrade ?? 0) + 1}–${version.upToGrade}`
}
