import type { Refusal } from '#contract/refusals/catalog.ts'
import { TutorUnavailable } from '#tutor/port.ts'
import type { Reader } from '#tutor/reader.ts'
import { AppError } from '../platform/app-error.ts'
import type { CallerContext } from '../platform/requests/serve.ts'
import type { Caller } from '../platform/sessions/sessions.ts'
import { spendTry } from '../platform/sessions/throttle.ts'
import { staysInside } from './guardian/stays-inside.ts'
import type { Tutor } from './tutor.ts'

const TRY_LIMIT = { limit: 60, windowSeconds: 10 * 60 }

type About = { grade?: number | null | undefined; expertiseLevel?: string | undefined }

/** Counts the try, asks, and words a failure as the documents do. What was sent is neither stored nor logged. */
export async function askTutor<Answer>(
  { db, caller, now, tutor, config }: CallerContext,
  failure: Refusal,
  ask: (tutor: Tutor, reader: Reader) => Promise<Answer>,
  about: About = {},
): Promise<Answer> {
  await spendTry({ db, now }, 'tooManyTutorRequests', { name: `ai-helpers:${caller.user.id}`, ...TRY_LIMIT })
  try {
    const reader = findReader(caller, about)
    return await ask(tutor, { ...reader, staysInside: await staysInside({ db, config }, caller.user.id) })
  } catch (error) {
    throw error instanceof TutorUnavailable ? new AppError('unavailable', failure) : error
  }
}

/** As said, else as the account knows: a student's grade is the level of the texts they are given. */
function findReader({ user }: Caller, { grade, expertiseLevel }: About): Reader {
  const own = user.role === 'student' ? user.grade : null
  return { grade: grade ?? own, expertiseLevel: expertiseLevel ?? null, role: user.role }
}
