import type { AskedRef, DialogueState, LessonGuide, OpenTask, Run, Topic } from './dialogue-port.ts'

export type DialogueLanguage = DialogueState['language']
export const LANGUAGES: readonly DialogueLanguage[] = ['en', 'es', 'fr', 'de', 'zh']

const MOST_EARLIER = 8
const MOST_SHOWN = 60
const MOST_REFS = 60
const OFFERS = [
  'quiz',
  'example',
  'simpler',
  'more',
  'practice',
  'summary',
  'prerequisite',
  'next',
  'found',
] as const
const MOODS = ['usual', 'low', 'bored', 'proud'] as const

export function startState(language: DialogueLanguage = 'en'): DialogueState {
  return {
    version: 1,
    topic: null,
    earlier: [],
    open: null,
    run: null,
    offer: null,
    shown: [],
    stuck: 0,
    mood: 'usual',
    language,
    asked: null,
    pageLessonId: null,
    turn: 0,
  }
}

/** A state as it was kept; anything odd begins anew, because half a state would lead astray. */
export function readState(kept: unknown, language: DialogueLanguage = 'en'): DialogueState {
  return isState(kept) ? kept : startState(language)
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
const isTextOrNull = (value: unknown) => value === null || isText(value)
const isOneOf = (values: readonly unknown[], value: unknown) => values.includes(value)
const isList = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem)

function isState(kept: unknown): kept is DialogueState {
  return (
    isFields(kept) &&
    kept.version === 1 &&
    (kept.topic === null || isTopic(kept.topic)) &&
    isList(kept.earlier, isTopic) &&
    (kept.open === null || isOpenTask(kept.open)) &&
    (kept.run === null || isRun(kept.run)) &&
    (kept.offer === null || isOneOf(OFFERS, kept.offer)) &&
    isList(kept.shown, isText) &&
    isCount(kept.stuck) &&
    isOneOf(MOODS, kept.mood) &&
    isOneOf(LANGUAGES, kept.language) &&
    isTextOrNull(kept.asked) &&
    (kept.pageLessonId === null || isCount(kept.pageLessonId)) &&
    isCount(kept.turn)
  )
}

function isTopic(value: unknown): value is Topic {
  return (
    isFields(value) &&
    isCount(value.lessonId) &&
    isText(value.title) &&
    isText(value.words) &&
    isTextOrNull(value.section) &&
    isTextOrNull(value.skill) &&
    isTextOrNull(value.subject) &&
    (value.grade === null || typeof value.grade === 'number')
  )
}

function isOpenTask(value: unknown): value is OpenTask {
  if (!isFields(value) || !isCount(value.tries) || !isCount(value.hints)) return false
  if (value.kind === 'problem') return isText(value.text)
  return value.kind === 'question' && isRef(value.ref) && typeof value.hasSeenSolution === 'boolean'
}

function isRef(value: unknown): value is AskedRef {
  if (!isFields(value)) return false
  if (value.kind === 'word') return isCount(value.lessonId) && isText(value.word)
  if (value.kind === 'try') return isCount(value.lessonId) && isText(value.part)
  if (value.kind === 'quiz') return isCount(value.quizId) && isText(value.questionId)
  return (
    value.kind === 'practice' &&
    isText(value.skill) &&
    isOneOf([1, 2, 3], value.difficulty) &&
    Number.isSafeInteger(value.seed)
  )
}

function isRun(value: unknown): value is Run {
  return (
    isFields(value) &&
    isCount(value.asked) &&
    isCount(value.most) &&
    isCount(value.right) &&
    isCount(value.wrong) &&
    isOneOf([1, 2, 3], value.difficulty) &&
    isTextOrNull(value.skill) &&
    isList(value.mistakes, isText) &&
    isList(value.refs, isRef) &&
    isList(value.left, isRef)
  )
}

export function toTopic(guide: LessonGuide, section: string | null, words: string): Topic {
  return {
    lessonId: guide.lessonId,
    title: guide.title,
    section,
    skill: guide.skills[0]?.id ?? null,
    subject: guide.subject,
    grade: guide.grade,
    words,
  }
}

/** Another lesson puts the last one on the stack; another section of the same lesson only moves. */
export function withTopic(state: DialogueState, topic: Topic): DialogueState {
  const { topic: before } = state
  if (before?.lessonId === topic.lessonId)
    return { ...state, topic: { ...topic, skill: before.skill ?? topic.skill } }
  const others = [...(before ? [before] : []), ...state.earlier].filter(
    ({ lessonId }) => lessonId !== topic.lessonId,
  )
  return {
    ...state,
    topic,
    earlier: others.slice(0, MOST_EARLIER),
    open: null,
    run: null,
    offer: null,
    stuck: 0,
  }
}

/** The conversation follows the learner to another page, but not back from a topic that was asked for beside the same page. */
export function moveWithPage(state: DialogueState, page: Topic | null): DialogueState {
  const pageLessonId = page?.lessonId ?? null
  if (pageLessonId === state.pageLessonId) return state
  const moved = { ...state, pageLessonId }
  return page && page.lessonId !== state.topic?.lessonId ? { ...withTopic(moved, page), asked: null } : moved
}

export const withShown = (state: DialogueState, names: readonly string[]): DialogueState => ({
  ...state,
  shown: [...state.shown.filter((name) => !names.includes(name)), ...names].slice(-MOST_SHOWN),
})

export function withOpen(state: DialogueState, ref: AskedRef): DialogueState {
  const open: OpenTask = { kind: 'question', ref, tries: 0, hints: 0, hasSeenSolution: false }
  return { ...state, open, offer: null }
}

export const startRun = (skill: string | null, difficulty: Run['difficulty']): Run => ({
  asked: 0,
  most: 1,
  right: 0,
  wrong: 0,
  difficulty,
  skill,
  mistakes: [],
  refs: [],
  left: [],
})

/** Two right in a row make it harder, a wrong one easier. */
export function countAnswer(run: Run, isRight: boolean, mistake: string | null): Run {
  const right = run.right + (isRight ? 1 : 0)
  const isHarder = isRight && right % 2 === 0
  const difficulty = isRight ? run.difficulty + (isHarder ? 1 : 0) : run.difficulty - 1
  return {
    ...run,
    right,
    wrong: run.wrong + (isRight ? 0 : 1),
    difficulty: Math.min(3, Math.max(1, difficulty)) as Run['difficulty'],
    mistakes:
      mistake && !run.mistakes.includes(mistake) ? [...run.mistakes, mistake].slice(-5) : run.mistakes,
  }
}

export const addRefs = (run: Run, refs: readonly AskedRef[]): Run => ({
  ...run,
  refs: [...run.refs, ...refs].slice(-MOST_REFS),
})
