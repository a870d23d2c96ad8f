import type { SkillLevel } from '#engines/levels/index.ts'
import type { ChatPassage, ChatSource } from '../chat/chat-passage.ts'

/** What a conversation is about: a lesson and, where it is known, the section of it and the skill. */
export type Topic = {
  lessonId: number
  title: string
  /** The heading of the section. */
  section: string | null
  skill: string | null
  subject: string | null
  grade: number | null
  /** What the learner called it, for "back to fractions". */
  words: string
}

/** The very question that was asked: practice makes it again from these three, a quiz from its place. */
export type QuestionRef =
  | { kind: 'practice'; skill: string; difficulty: 1 | 2 | 3; seed: number }
  | { kind: 'quiz'; quizId: number; questionId: string }

/** A question made of a lesson alone: which of its words has a meaning, or one of its exercises. */
export type LessonRef =
  | { kind: 'word'; lessonId: number; word: string }
  | { kind: 'try'; lessonId: number; part: string }

/** Whatever the tutor asked. Those of a lesson never reach the library. */
export type AskedRef = QuestionRef | LessonRef

/** What waits for an answer of the learner. */
export type OpenTask =
  | { kind: 'question'; ref: AskedRef; tries: number; hints: number; hasSeenSolution: boolean }
  /** A problem that the learner brought; the ladder of the Math Tutor is on it. */
  | { kind: 'problem'; text: string; tries: number; hints: number }

/** A run of questions ("quiz me"): what was asked and how it went. */
export type Run = {
  asked: number
  /** After so many questions the run ends; one is a single question. */
  most: number
  right: number
  wrong: number
  difficulty: 1 | 2 | 3
  skill: string | null
  /** The wrong ideas that showed, in a few words each. */
  mistakes: string[]
  /** What was asked so far, so that nothing is asked twice. */
  refs: AskedRef[]
  /** Those of a quiz that was given as a list and that still wait for an answer. */
  left: AskedRef[]
}

/** What "yes" would mean. */
export type Offer =
  | 'quiz'
  | 'example'
  | 'simpler'
  | 'more'
  | 'practice'
  | 'summary'
  | 'prerequisite'
  | 'next'
  /** "Was this it?" No means: show what else was found. */
  | 'found'

/**
 * Where a conversation stands. It is kept with each reply and read with the next message, so that it survives a reload and
 * two tabs. It never leaves the server: it tells which question is open.
 */
export type DialogueState = {
  version: 1
  topic: Topic | null
  /** Earlier topics, the newest first. */
  earlier: Topic[]
  open: OpenTask | null
  run: Run | null
  offer: Offer | null
  /** Names of what was shown of lessons, the latest last, so that "explain again" says something else. */
  shown: string[]
  /** How often in a row the learner did not get it. */
  stuck: number
  mood: 'usual' | 'low' | 'bored' | 'proud'
  language: 'en' | 'es' | 'fr' | 'de' | 'zh'
  /** What was asked last, as it was looked up: "why?" and "and the other one?" go on from it. */
  asked: string | null
  /** The lesson that was open with the last message, to notice that the learner has moved on. */
  pageLessonId: number | null
  /** How many replies were given: the wording of the next one goes by it. */
  turn: number
}

/** A part of a lesson as it can be shown by itself. */
export type LessonPart = {
  /** The same in every reading of the same text. */
  name: string
  kind: 'text' | 'example' | 'figure' | 'mistake' | 'try' | 'note' | 'summary' | 'vocabulary'
  section: string | null
  /** Title of a box, caption of a figure. */
  title: string | null
  /** Markdown of one or more paragraphs, formulas as $…$. Of a vocabulary part one line "word: meaning" each. */
  text: string
  /** What a "Try it" hides; null elsewhere. */
  answer: string | null
  /** The path that opens the lesson at this part. */
  path: string
}

/** A lesson, ready to be taught from. */
export type LessonGuide = {
  source: ChatSource
  lessonId: number
  /** The key in the curriculum; null of lessons that a school wrote. */
  key: string | null
  title: string
  subject: string | null
  grade: number | null
  /** In the order of the lesson. */
  parts: LessonPart[]
  /** Skills of the lesson that can be practiced. */
  skills: { id: string; name: string }[]
  /** What it builds on, the nearest first, and what comes after it. */
  buildsOn: { lessonId: number; title: string; path: string }[]
  next: { lessonId: number; title: string; path: string } | null
}

/** A question as it is asked; the answer stays with the library. */
export type AskedQuestion = {
  ref: QuestionRef
  skill: string | null
  prompt: string
  passage: string | null
  /** As they stand, to be chosen by letter or by their text; empty where an answer is typed. */
  options: string[]
  hasFigure: boolean
  /** Nudge and targeted hint, which never hold the answer, and a worked example with other numbers where there is one. */
  hints: string[]
}

export type Verdict = {
  verdict: 'right' | 'wrong' | 'half' | 'unreadable'
  /** The wrong idea behind it, in a few words. */
  mistake: string | null
}

/** The right answer and the way to it: only for questions that no longer count. */
export type WorkedSolution = { answer: string; steps: string[] }

/** What the learner did lately, for the analytics agent. */
export type Standing = {
  skill: string
  name: string
  answers: number
  right: number
  /** As the product words it on its screens, in the language of the learner's account. */
  level: string
  levelKey?: SkillLevel
  path: string
}

/** A section that a question led to, best first. `likeness` is by meaning alone, for the gate. */
export type FoundSection = {
  lessonId: number | null
  passage: ChatPassage
  score: number
  likeness: number
}

/** Everything the dialogue may look at, read with the learner's own rights. */
export type DialogueLibrary = {
  /** With a lesson, only in that lesson; what it finds there may be less alike. */
  search: (question: string, lessonId?: number) => Promise<FoundSection[]>
  openLesson: (lessonId: number) => Promise<LessonGuide | null>
  /** A question on a skill or, without one, on the lesson; never one that still counts and none of those named. */
  drawQuestion: (wanted: {
    lessonId: number
    skill: string | null
    difficulty: 1 | 2 | 3
    not: QuestionRef[]
    seed: number
  }) => Promise<AskedQuestion | null>
  /** The same question again; null when it is gone or counts again. */
  remakeQuestion: (ref: QuestionRef) => Promise<AskedQuestion | null>
  /** Reads an answer as it is typed ("b", "the second one", "i think 3/4", "3 halves"). */
  judge: (ref: QuestionRef, typed: string) => Promise<Verdict>
  solve: (ref: QuestionRef) => Promise<WorkedSolution | null>
  /** The learner's own last mistakes, newest first; of a skill or of all. */
  listMistakes: (skill: string | null) => Promise<{ skill: string; name: string; idea: string | null }[]>
  listStandings: () => Promise<Standing[]>
  /** What the product would do next, with its reason, and the pieces of work that are due. */
  listNextSteps: () => Promise<{ title: string; path: string; reason: string }[]>
  listDue: () => Promise<{ title: string; path: string; due: string }[]>
  /** What the learner told the tutor to remember, the oldest line first. Where it is missing nothing is remembered. */
  listMemory?: () => Promise<string[]>
  /**
   * Remembers a line (a goal, what helps, the day of a test) together with the reply; only after the learner said yes to
   * it. False when there is no room for another one.
   */
  remember?: (line: string) => Promise<boolean>
  /** False while a first start is still reading lessons. */
  isReady: () => boolean
}
