import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import { users } from '../db/schema/accounts/users.ts'
import { videoContent } from '../db/schema/study/videos.ts'
import type { Deps } from '../platform/deps.ts'
import { selectTeachersOf } from './own-students.ts'

export type VideoDeps = Pick<Deps, 'db' | 'config'>

/** What a teacher of the student gave to all of their own classes; of one who lacks a required second step it waits. */
export function isOfTeacherOf({ db, config }: VideoDeps, studentId: number): SQL | undefined {
  const isLetIn = config.requiresSecondFactor ? isNotNull(users.secondFactorSince) : undefined
  const teachers = selectTeachersOf(db, studentId, isLetIn)
  return and(eq(videoContent.isForClasses, true), inArray(videoContent.addedBy, teachers))
}

/** Shared with the whole school, the reader's own, or of a teacher of theirs. */
export const isVideoSeenBy = (deps: VideoDeps, userId: number): SQL | undefined =>
  or(eq(videoContent.isShared, true), eq(videoContent.addedBy, userId), isOfTeacherOf(deps, userId))
