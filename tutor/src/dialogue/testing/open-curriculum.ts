import { compileLesson } from '#content/compile/compile-lesson.ts'
import { type LessonFile, readCurriculum } from '#content/format/read-curriculum.ts'
import { listPractice } from '#content/practice/all-practice.ts'
import { generateDifferent } from '#content/practice/pick-problem.ts'
import type { Difficulty, Practice, Problem } from '#content/practice/problem.ts'
import type { ChatSource } from '../../chat/chat-passage.ts'
import { splitPassages } from '../../retrieval/passages/split-passages.ts'
import { splitSentences } from '../../retrieval/passages/split-sentences.ts'
import { findStemWeight } from '../../retrieval/rank.ts'
import { findQuestionStems, findStems } from '../../retrieval/stems.ts'
import type {
  AskedQuestion,
  DialogueLibrary,
  FoundSection,
  LessonGuide,
  QuestionRef,
  Standing,
} from '../dialogue-port.ts'
import { judgeAnswer } from '../judging/judge-answer.ts'
import { readLessonGuide } from '../read-lesson-guide.ts'

/** How alike a question is to each passage and to its sentences. */
export type Compare = (question: string, passages: readonly IndexedPassage[]) => Promise<Likeness[]>
export type Likeness = { whole: number; sentences: number[] }
export type IndexedPassage = {
  lessonId: number
  text: string
  heading: string | null
  hash: string
  stems: Set<string>
}

export type Learner = {
  standings?: Standing[]
  mistakes?: { skill: string; name: string; idea: string | null }[]
  steps?: { title: string; path: string; reason: string }[]
  due?: { title: string; path: string; due: string }[]
  isReady?: boolean
}

const MOST_FOUND = 8

/** Real lessons and real practice of the curriculum behind the port; only what a learner did is given. */
export function openCurriculum(
  /** Words of the paths of files, such as "light-a-bulb"; none for everything. */
  names: readonly string[],
  learner: Learner = {},
  compare: Compare = compareWords,
) {
  const {
    lessons: wanted,
    skills,
    courses,
  } = readCurriculum(undefined, (file) => names.length === 0 || names.some((name) => file.includes(name)))
  const idOf = new Map(wanted.map(({ facts }, at) => [facts.id, at + 1]))
  const order = courses.flatMap(({ folder, course }) =>
    course.units.flatMap((unit) => unit.lessons.map((name) => `${folder}/${name}.md`)),
  )
  const nameOf = new Map(skills.map(({ id, name }) => [id, name]))
  const practice = new Map(listPractice().map((one) => [one.skill, one]))
  const byId = new Map(wanted.map((lesson) => [idOf.get(lesson.facts.id) ?? 0, lesson]))
  const guides = new Map<number, LessonGuide>()
  const passages = wanted.flatMap((lesson) => listPassages(lesson, idOf.get(lesson.facts.id) ?? 0))

  function toSource({ facts }: LessonFile): ChatSource {
    const id = idOf.get(facts.id) ?? 0
    const { title, grade, subject } = facts
    return { kind: 'lesson', id, title, path: `/lessons/${id}`, documentType: 'lesson', grade, subject }
  }
  function toLink(lesson: LessonFile) {
    const lessonId = idOf.get(lesson.facts.id) ?? 0
    return { lessonId, title: lesson.facts.title, path: `/lessons/${lessonId}` }
  }
  function readGuide(lessonId: number): LessonGuide | null {
    const lesson = byId.get(lessonId)
    if (!lesson) return null
    const { facts, body, file } = lesson
    const next = byFile(order[order.indexOf(file) + 1])
    return readLessonGuide(
      {
        source: toSource(lesson),
        lessonId,
        key: facts.id,
        title: facts.title,
        subject: facts.subject,
        grade: facts.grade,
        html: compileLesson(body).html,
        vocabulary: facts.vocabulary,
      },
      {
        skills: facts.skills.map((id) => ({ id, name: nameOf.get(id) ?? id })),
        buildsOn: facts.prerequisites.flatMap((id) => {
          const basis = byId.get(idOf.get(id) ?? 0)
          return basis ? [toLink(basis)] : []
        }),
        next: next ? toLink(next) : null,
      },
    )
  }
  const byFile = (file: string | undefined) => wanted.find((lesson) => lesson.file === file)

  const library: DialogueLibrary = {
    search: (question, lessonId) => search(question, lessonId),
    openLesson: async (lessonId) => {
      const known = guides.get(lessonId) ?? readGuide(lessonId)
      if (known) guides.set(lessonId, known)
      return known
    },
    drawQuestion: async ({ lessonId, skill, difficulty, not, seed }) => {
      const own = byId.get(lessonId)?.facts.skills ?? []
      const name = [skill, ...own].find((one) => one !== null && practice.has(one))
      const one = name ? practice.get(name) : undefined
      if (!name || !one) return null
      const before = not.flatMap((ref) =>
        ref.kind === 'practice' && ref.skill === name ? [one.generate(ref.seed, ref.difficulty).prompt] : [],
      )
      const made = generateDifferent(one, seed, difficulty, before)
      return toAsked(name, made.seed, difficulty, made.problem)
    },
    remakeQuestion: async (ref) => {
      const problem = make(ref)
      return problem && ref.kind === 'practice' ? toAsked(ref.skill, ref.seed, ref.difficulty, problem) : null
    },
    judge: async (ref, typed) => {
      const { answer } = make(ref) ?? {}
      if (!answer) return { verdict: 'unreadable', mistake: null }
      return judgeAnswer(
        answer,
        typed,
        answer.kind === 'choice' ? answer.options.map(({ text }) => text) : [],
      )
    },
    solve: async (ref) => {
      const problem = make(ref)
      return problem && { answer: readRight(problem), steps: problem.steps.map(({ say }) => say) }
    },
    listMistakes: async (skill) =>
      (learner.mistakes ?? []).filter((one) => skill === null || one.skill === skill),
    listStandings: async () => learner.standings ?? [],
    listNextSteps: async () => learner.steps ?? [],
    listDue: async () => learner.due ?? [],
    isReady: () => learner.isReady ?? true,
  }

  function make(ref: QuestionRef): Problem | null {
    const one: Practice | undefined = ref.kind === 'practice' ? practice.get(ref.skill) : undefined
    return one && ref.kind === 'practice' ? one.generate(ref.seed, ref.difficulty) : null
  }

  async function search(question: string, lessonId?: number): Promise<FoundSection[]> {
    const own = passages.filter((one) => lessonId === undefined || one.lessonId === lessonId)
    const likenesses = await compare(question, own)
    const asked = findQuestionStems(question).map((stem) => ({
      stem,
      weight: findStemWeight(passages.filter(({ stems }) => stems.has(stem)).length, passages.length),
    }))
    const all = asked.reduce((sum, { weight }) => sum + weight, 0) || 1
    return own
      .map((passage, at): FoundSection => {
        const { whole, sentences } = likenesses[at] ?? { whole: 0, sentences: [] }
        const covered = asked.reduce(
          (sum, { stem, weight }) => sum + (passage.stems.has(stem) ? weight : 0),
          0,
        )
        const coverage = covered / all
        const score = (whole + 0.5 * Math.max(0, ...sentences)) / 1.5 + 0.3 * coverage ** 3
        const lesson = byId.get(passage.lessonId) as LessonFile
        return {
          lessonId: passage.lessonId,
          score,
          likeness: whole,
          passage: {
            text: passage.text,
            heading: passage.heading,
            source: toSource(lesson),
            score,
            coverage,
            cosine: whole,
            sentences: splitSentences(passage.text).map((text, n) => ({ text, likeness: sentences[n] ?? 0 })),
          },
        }
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_FOUND)
  }

  return {
    library,
    idOf: (key: string) => idOf.get(key) ?? 0,
    /** What a learner would type to be right, or wrong. */
    readRight: (ref: QuestionRef) => {
      const problem = make(ref)
      return problem ? readRight(problem) : null
    },
    passages,
  }
}

function listPassages({ facts, body }: LessonFile, lessonId: number): IndexedPassage[] {
  const { title, vocabulary } = facts
  return splitPassages({ title, text: compileLesson(body).html, format: 'html', vocabulary }).map(
    ({ text, heading, hash }) => ({
      lessonId,
      text,
      heading,
      hash,
      stems: new Set(findStems(`${title} ${heading ?? ''} ${text}`)),
    }),
  )
}

function toAsked(skill: string, seed: number, difficulty: Difficulty, problem: Problem): AskedQuestion {
  const { prompt, passage, answer, figure, hints } = problem
  return {
    ref: { kind: 'practice', skill, difficulty, seed },
    skill,
    prompt,
    passage: passage ?? null,
    options: answer.kind === 'choice' ? answer.options.map(({ text }) => text) : [],
    hasFigure: figure !== undefined,
    hints: [...hints],
  }
}

function readRight({ answer }: Problem): string {
  if (answer.kind === 'choice') return answer.options.find(({ isRight }) => isRight)?.text ?? ''
  if (answer.kind === 'ordering') return answer.items.join(', ')
  if (answer.kind === 'matching') return answer.pairs.map((pair) => pair.join(': ')).join('; ')
  return answer.value
}

/** By words alone: quick, and enough for tests of what is said. */
async function compareWords(question: string, passages: readonly IndexedPassage[]): Promise<Likeness[]> {
  const asked = findQuestionStems(question)
  return passages.map(({ text, stems }) => {
    const shared = asked.filter((stem) => stems.has(stem)).length
    const sentences = splitSentences(text).map((sentence) => {
      const own = new Set(findStems(sentence))
      const both = asked.filter((stem) => own.has(stem)).length
      return both === 0 ? 0 : both / Math.sqrt(own.size * asked.length)
    })
    return { whole: asked.length === 0 ? 0 : (0.75 * shared) / asked.length, sentences }
  })
}
