import type { PracticeProblem, practice } from '#contract/practice.ts'
import { NetworkError } from '../../../api/call.ts'
import type { createWriter } from '../../../api/create-writer.ts'
import { chooseKept } from '../../../device/practice/choose-kept.ts'
import { changeProblem, readProblem, readProblems } from '../../../device/practice/kept-problems.ts'
import type { Wish } from '../read-view.ts'

type Ask<E extends keyof typeof practice> = ReturnType<typeof createWriter<(typeof practice)[E]>>

/** The server's next problem or, without a connection, the next one that was taken along. */
export async function askForProblem(
  ask: Ask<'next'>,
  { userId, wish, lastProblemId }: { userId: number; wish: Wish; lastProblemId: number | undefined },
): Promise<PracticeProblem> {
  try {
    return await ask(wish)
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    const problems = await readProblems(userId).catch(() => [])
    const kept = chooseKept(problems, wish, lastProblemId)
    if (!kept) throw error
    await changeProblem(userId, kept.problemId, { shownAt: new Date() })
    return {
      ...kept.problem,
      tries: kept.tries,
      hintsShown: kept.hintsHtml.slice(0, kept.hintsSeen),
    }
  }
}

/** The server's next hint or, without a connection, one of those that came along with the problem. */
export async function askForHint(ask: Ask<'hint'>, userId: number, id: number) {
  try {
    return await ask({ id })
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    const kept = await readProblem(userId, id).catch(() => null)
    if (!kept || kept.hintsSeen >= kept.hintsHtml.length) throw error
    const hintsSeen = kept.hintsSeen + 1
    await changeProblem(userId, id, { hintsSeen })
    // Not the last there is, but the last there is here.
    return { hintsHtml: kept.hintsHtml.slice(0, hintsSeen), isLast: hintsSeen === kept.hintsHtml.length }
  }
}
