import { and, asc, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { DAY_MS } from '#engines/days/durations.ts'
import type { Database } from '../../db/database.ts'
import { cannedAnswers } from '../../db/schema/accounts/support.ts'
import { testimonials } from '../../db/schema/operations/public-content.ts'
import { aiChatSessions, chatMessages } from '../../db/schema/study/chat.ts'
import { curriculumDocuments, professionalDocuments } from '../../db/schema/study/documents.ts'
import { flashcards } from '../../db/schema/study/flashcards.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { learningPlans } from '../../db/schema/study/plans.ts'
import { documentComments } from '../../db/schema/study/shares.ts'
import { studyGuides } from '../../db/schema/study/study-guides.ts'
import { videoContent } from '../../db/schema/study/videos.ts'
import { visualProjects, visualProjectVersions } from '../../db/schema/study/visual-projects.ts'
import { announcements } from '../../db/schema/teaching/announcements.ts'
import { assignmentSubmissions, assignments, feedbackComments } from '../../db/schema/teaching/assignments.ts'
import { classes, classGroups } from '../../db/schema/teaching/classes.ts'
import { lessonPlans } from '../../db/schema/teaching/lesson-plans.ts'
import { teachingResources } from '../../db/schema/teaching/teaching-resources.ts'
import type { Deps } from '../../platform/deps.ts'
import { runPaced } from '../../platform/run-paced.ts'

/** So long a deleted thing can be brought back. */
const RESTORABLE_MS = 30 * DAY_MS
/** The embedded database has one connection: a request waits for one of these statements at most. */
const ROWS_AT_ONCE = 100
type PurgedTable = PgTable & { id: PgColumn; deletedAt: PgColumn }

/** With a card its ratings go; what they meant for the learner's days is kept there. */
const PURGED: PurgedTable[] = [
  documentComments,
  flashcards,
  userNotes,
  studyGuides,
  videoContent,
  visualProjects,
  chatMessages,
  aiChatSessions,
  learningPlans,
  professionalDocuments,
  curriculumDocuments,
  announcements,
  feedbackComments,
  lessonPlans,
  teachingResources,
  classGroups,
  cannedAnswers,
  testimonials,
  assignments,
  classes,
]

/** What students have turned in is never purged with what it answers. */
const isWithoutWork = (db: Database): ReadonlyMap<PurgedTable, SQL> => {
  const one = { one: sql`1` }
  const ofAssignment = db
    .select(one)
    .from(assignmentSubmissions)
    .where(eq(assignmentSubmissions.assignmentId, assignments.id))
  const ofClass = db
    .select(one)
    .from(assignmentSubmissions)
    .innerJoin(assignments, eq(assignments.id, assignmentSubmissions.assignmentId))
    .where(eq(assignments.classId, classes.id))
  const ofProject = db
    .select(one)
    .from(visualProjectVersions)
    .where(
      and(eq(visualProjectVersions.projectId, visualProjects.id), eq(visualProjectVersions.kind, 'handedIn')),
    )
  return new Map<PurgedTable, SQL>([
    [visualProjects, notExists(ofProject)],
    [assignments, notExists(ofAssignment)],
    [classes, notExists(ofClass)],
  ])
}

/** Removes for good what was deleted more than 30 days ago. Stopped halfway, the next round goes on. */
export async function purgeDeleted({ db, now }: Pick<Deps, 'db' | 'now'>, signal?: AbortSignal) {
  const before = new Date(now().getTime() - RESTORABLE_MS)
  for (const table of PURGED) {
    let purged: number
    do {
      signal?.throwIfAborted()
      purged = await runPaced(() => purgeSome(db, table, before), signal)
    } while (purged === ROWS_AT_ONCE)
  }
}

async function purgeSome(db: Database, table: PurgedTable, before: Date): Promise<number> {
  const old = db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(lt(table.deletedAt, before), isWithoutWork(db).get(table)))
    .orderBy(asc(table.deletedAt))
    .limit(ROWS_AT_ONCE)
    // What somebody brings back this moment is left alone, and so is what another process is at.
    .for('update', { skipLocked: true })
  const rows = await db.delete(table).where(inArray(table.id, old)).returning({ id: table.id })
  return rows.length
}
