import { count, max } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { quizzes } from '../../db/schema/learning/quizzes.ts'
import { spellPlainly } from '../practice/handed-out.ts'

declare module '../../platform/deps.ts' {
  interface Deps {
    copiedQuestions: CopiedQuestions
  }
}

type QuizPlace = { quizId: number; questionId: string }
type Spelled = QuizPlace & { letters: string }

export type CopiedQuestions = {
  /** The question of a quiz that stands word for word in each text, the longest where there are several. */
  find: (db: Database, texts: string[]) => Promise<QuizPlace[]>
}

/** Shorter questions ("What is 2 + 3?") are asked by many who have never seen the quiz. */
const SHORTEST = 20
const START = 12

/** Every question by its first letters, so that a text is read once, whatever number of questions there are. */
export function createCopiedQuestions(): CopiedQuestions {
  let stamp = ''
  let byStart = new Map<string, Spelled[]>()

  async function refresh(db: Database): Promise<void> {
    const [row] = await db.select({ quizzes: count(), newest: max(quizzes.updatedAt) }).from(quizzes)
    const now = `${row?.quizzes}/${row?.newest?.getTime()}`
    if (now === stamp) return
    const all = await db.select({ id: quizzes.id, questions: quizzes.questions }).from(quizzes)
    byStart = Map.groupBy(
      all.flatMap(({ id, questions }) => questions.map((question) => spell(id, question))).filter(isLong),
      ({ letters }) => letters.slice(0, START),
    )
    stamp = now
  }

  function findIn(letters: string): QuizPlace[] {
    let found: Spelled | null = null
    for (let at = 0; at + SHORTEST <= letters.length; at += 1)
      for (const one of byStart.get(letters.slice(at, at + START)) ?? [])
        if (letters.startsWith(one.letters, at) && one.letters.length > (found?.letters.length ?? 0))
          found = one
    return found ? [{ quizId: found.quizId, questionId: found.questionId }] : []
  }

  return {
    find: async (db, texts) => {
      const spelled = texts.map(spellPlainly).filter(({ length }) => length >= SHORTEST)
      if (spelled.length > 0) await refresh(db)
      return spelled.flatMap(findIn)
    },
  }
}

function spell(quizId: number, { id, question }: { id: string; question: string }): Spelled {
  return { quizId, questionId: id, letters: spellPlainly(question) }
}

const isLong = ({ letters }: Spelled) => letters.length >= SHORTEST
