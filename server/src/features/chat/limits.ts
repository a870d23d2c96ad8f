import { dayIn, startOfDay } from '#engines/days/index.ts'
import { dailyMessageLimit } from '#tutor/safety/daily-limit.ts'
import { isMinor } from '../../domain/safety/find-care.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import { countSince } from './chat.queries.ts'

type ChatLimitsDeps = Pick<Deps, 'db' | 'now' | 'tutor'>

const PER_MINUTE = 20

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

/** The minute's number is for the machine: it holds for everything. */
export function spendMinute(reach: ChatLimitsDeps, user: UserRow): Promise<void> {
  return spendTry(reach, 'chatTooFast', { name: `chat:${user.id}`, limit: PER_MINUTE, windowSeconds: 60 })
}

/** The day's number is for rest: nobody who needs a person is sent away for it. */
export function refuseOverDay({ messagesPerDay, messagesLeft }: Limits): void {
  if (messagesLeft === 0)
    throw new AppError('too_many_requests', {
      reason: 'tooManyChatMessages',
      params: { most: messagesPerDay },
    })
}
