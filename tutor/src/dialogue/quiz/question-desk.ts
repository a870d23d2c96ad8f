import type {
  AskedRef,
  DialogueLibrary,
  LessonGuide,
  LessonRef,
  QuestionRef,
  Verdict,
  WorkedSolution,
} from '../dialogue-port.ts'
import type { Voice } from '../voice.ts'
import {
  judgeLessonAnswer,
  listLessonRefs,
  makeLessonQuestion,
  nameRef,
  type Question,
  solveLessonQuestion,
} from './lesson-questions.ts'

type Wanted = {
  guide: LessonGuide
  skill: string | null
  difficulty: 1 | 2 | 3
  not: readonly AskedRef[]
  seed: number
}

/** One counter for all questions: those of the practice and of quizzes, and what a lesson asks with its own words. */
export type QuestionDesk = {
  draw: (wanted: Wanted) => Promise<Question | null>
  remake: (ref: AskedRef) => Promise<Question | null>
  judge: (ref: AskedRef, typed: string) => Promise<Verdict>
  solve: (ref: AskedRef) => Promise<WorkedSolution | null>
}

const isOfLesson = (ref: AskedRef): ref is LessonRef => ref.kind === 'word' || ref.kind === 'try'

export function createQuestionDesk(library: DialogueLibrary, voice: Voice): QuestionDesk {
  return {
    draw: async ({ guide, skill, difficulty, not, seed }) => {
      const drawn = await library.drawQuestion({
        lessonId: guide.lessonId,
        skill,
        difficulty,
        not: not.filter((ref): ref is QuestionRef => !isOfLesson(ref)),
        seed,
      })
      const isNew = drawn && !drawn.hasFigure && !not.some((ref) => nameRef(ref) === nameRef(drawn.ref))
      if (isNew) return drawn
      const asked = new Set(not.map(nameRef))
      const ref = listLessonRefs(guide, difficulty, seed).find((one) => !asked.has(nameRef(one)))
      return ref ? makeLessonQuestion(guide, ref, voice) : null
    },
    remake: async (ref) => {
      if (!isOfLesson(ref)) return library.remakeQuestion(ref)
      const guide = await library.openLesson(ref.lessonId)
      return guide && makeLessonQuestion(guide, ref, voice)
    },
    judge: async (ref, typed) => {
      if (!isOfLesson(ref)) return library.judge(ref, typed)
      const guide = await library.openLesson(ref.lessonId)
      return guide ? judgeLessonAnswer(guide, ref, typed) : { verdict: 'unreadable', mistake: null }
    },
    solve: async (ref) => {
      if (!isOfLesson(ref)) return library.solve(ref)
      const guide = await library.openLesson(ref.lessonId)
      return guide && solveLessonQuestion(guide, ref)
    },
  }
}
