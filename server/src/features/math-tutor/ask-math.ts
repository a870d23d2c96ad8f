import type { MathSolver } from '#tutor/math/math-tasks.ts'
import { TutorUnavailable } from '#tutor/port.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'

const WINDOW_SECONDS = 10 * 60
/** Reading goes along with the typing, and drawing with every look at another part of a graph. */
const LIMITS = { looking: 600, working: 120 } as const

/** Counts the try, asks the engine, and words a failure as the documents do. */
export async function askMath<Answer>(
  context: CallerContext,
  purpose: keyof typeof LIMITS,
  ask: (math: MathSolver) => Promise<Answer>,
): Promise<Answer> {
  const name = `math-tutor:${purpose}:${context.caller.user.id}`
  const limit = { name, limit: LIMITS[purpose], windowSeconds: WINDOW_SECONDS }
  await spendTry(context, 'tooManyTutorRequests', limit)
  return asking(context, ask)
}

/** Without counting: to show what is kept already. */
export async function asking<Answer>({ tutor }: CallerContext, ask: (math: MathSolver) => Promise<Answer>) {
  try {
    return await ask(tutor.math)
  } catch (error) {
    throw error instanceof TutorUnavailable ? new AppError('unavailable', 'tutorFailed') : error
  }
}
