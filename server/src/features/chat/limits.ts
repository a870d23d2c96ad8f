import { isMinor } from '#engines/accounts/index.ts'
import { dayIn, startOfDay } from '#engines/days/index.ts'
import { dailyMessageLimit } from '#tutor/safety/daily-limit.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import { countSince } from './chat.queries.ts'

type ChatLimitsDeps = Pick<Deps, 'db' | 'now' | 'tutor'>

const PER_MINUTE = 20
const READ_ABOVE = { limit: 10, windowSeconds: 30 }

type Limits = Awaited<ReturnType<typeof readLimits>>

/** Students are led to answers; everybody else is given them. */
export const isSocratic = ({ role }: UserRow): boolean => role === 'student'

export async function readLimits({ db, now, tutor }: ChatLimitsDeps, user: UserRow) {
  const messagesPerDay = dailyMessageLimit(user)
  const today = startOfDay(user.timezone, dayIn(user.timezone, now()))
  const messagesLeft = Math.max(0, messagesPerDay - (await countSince(db, user.id, today)))
  return {
    engine: tutor.model ? ('llm' as const) : ('embedded' as const),
    messagesPerDay,
    messagesLeft,
    isSocratic: isSocratic(user),
    canAlert: isMinor(user),
  }
}

/**
 * The minute's number is for the machine. Answers how to refuse what is above it, of which some is read all the same, in
 * case somebody needs a person; the rest is refused here.
 */
export async function spendMinute(deps: ChatLimitsDeps, { id }: UserRow): Promise<AppError | null> {
  try {
    await spendTry(deps, 'chatTooFast', { name: `chat:${id}`, limit: PER_MINUTE, windowSeconds: 60 })
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await spendTry(deps, 'chatTooFast', { name: `chat-above:${id}`, ...READ_ABOVE })
    return error
  }
}

/** The day's number is for rest. */
export function refuseOverDay({ messagesPerDay, messagesLeft }: Limits): void {
  if (messagesLeft === 0)
    throw new AppError('too_many_requests', {
      reason: 'tooManyChatMessages',
      params: { most: messagesPerDay },
    })
}
