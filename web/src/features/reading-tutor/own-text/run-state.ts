import type { ReadingQuestion } from '#contract/study/reading.ts'

export type RunState = {
  place: number
  choice: string | null
  status: 'open' | 'wrong' | 'right' | 'shown'
  /** Nothing was wrong and nothing shown yet: only then is an answer counted as found. */
  isFirstTry: boolean
  found: number
  isDone: boolean
}

export type RunStep =
  | { kind: 'choose'; choice: string }
  | { kind: 'check' }
  | { kind: 'show' }
  /** For questions without options: the reader compares and says whether they had it. */
  | { kind: 'rate'; isFound: boolean }
  | { kind: 'next' }
  | { kind: 'again' }

export const START: RunState = {
  place: 0,
  choice: null,
  status: 'open',
  isFirstTry: true,
  found: 0,
  isDone: false,
}

export function step(state: RunState, taken: RunStep, questions: readonly ReadingQuestion[]): RunState {
  const question = questions[state.place]
  switch (taken.kind) {
    case 'choose':
      return { ...state, choice: taken.choice, status: 'open' }
    case 'check':
      if (state.choice === null || !question) return state
      return state.choice === question.answer
        ? { ...state, status: 'right', found: state.found + (state.isFirstTry ? 1 : 0) }
        : { ...state, status: 'wrong', isFirstTry: false }
    case 'show':
      return { ...state, status: 'shown', isFirstTry: question?.options ? false : state.isFirstTry }
    case 'rate':
      return goOn({ ...state, found: state.found + (taken.isFound ? 1 : 0) }, questions.length)
    case 'next':
      return goOn(state, questions.length)
    case 'again':
      return START
  }
}

function goOn(state: RunState, count: number): RunState {
  const isDone = state.place + 1 >= count
  return { ...START, place: isDone ? state.place : state.place + 1, found: state.found, isDone }
}
