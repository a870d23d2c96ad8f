import { count, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type DeletionPreview, GRACE_DAYS } from '#contract/profile/profile.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { supportTickets } from '../../db/schema/accounts/support.ts'
import { uploads } from '../../db/schema/accounts/uploads.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { userBadges } from '../../db/schema/learning/badges.ts'
import { quizResults } from '../../db/schema/learning/quizzes.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { chatMessages } from '../../db/schema/study/chat.ts'
import { professionalDocuments } from '../../db/schema/study/documents.ts'
import { flashcards } from '../../db/schema/study/flashcards.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { learningPlans } from '../../db/schema/study/plans.ts'
import { studyGuideReports, studyGuides } from '../../db/schema/study/study-guides.ts'
import { videoContent } from '../../db/schema/study/videos.ts'
import { assignmentSubmissions } from '../../db/schema/teaching/assignments.ts'
import { classFiles } from '../../db/schema/teaching/class-files.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { isPassword } from '../../platform/sessions/passwords.ts'
import { countActiveClasses, selectPassword } from './profile.queries.ts'

type Owned = readonly [PgTable, PgColumn]
type Kinds<Part extends 'goes' | 'stays'> = Record<DeletionPreview[Part][number]['kind'], readonly Owned[]>

const GOES: Kinds<'goes'> = {
  notes: [[userNotes, userNotes.userId]],
  flashcards: [[flashcards, flashcards.userId]],
  studyGuides: [[studyGuides, studyGuides.userId]],
  chats: [[chatMessages, chatMessages.userId]],
  plans: [[learningPlans, learningPlans.userId]],
  documents: [[professionalDocuments, professionalDocuments.userId]],
  files: [
    [uploads, uploads.userId],
    [classFiles, classFiles.ownerId],
  ],
  results: [
    [quizResults, quizResults.userId],
    [attempts, attempts.userId],
  ],
  badges: [[userBadges, userBadges.userId]],
  tickets: [[supportTickets, supportTickets.userId]],
}

const STAYS: Kinds<'stays'> = {
  marks: [[assignmentSubmissions, assignmentSubmissions.studentId]],
  classes: [[classes, classes.teacherId]],
  videos: [[videoContent, videoContent.addedBy]],
  reports: [[studyGuideReports, studyGuideReports.reporterId]],
  auditLog: [[auditLog, auditLog.actorId]],
}

/** What deleting the own account would remove, counted, and what would stay. Empty kinds are left out. */
export async function foreseeDeletion(context: CallerContext) {
  const { db, caller, now, mailer } = context
  const { id, email } = caller.user
  return {
    goes: await countKinds(db, GOES, id),
    stays: await countKinds(db, STAYS, id),
    activeClasses: await countActiveClasses(db, id),
    hasPassword: isPassword(await selectPassword(db, id)),
    isMailed: mailer !== null && email !== null,
    purgedAt: new Date(now().getTime() + GRACE_DAYS * DAY_MS),
  }
}

async function countKinds<Kind extends string>(
  db: Database,
  kinds: Record<Kind, readonly Owned[]>,
  userId: number,
): Promise<{ kind: Kind; count: number }[]> {
  const counted: { kind: Kind; count: number }[] = []
  for (const [kind, owned] of Object.entries<readonly Owned[]>(kinds)) {
    let sum = 0
    for (const [table, owner] of owned) sum += await countRows(db, table, eq(owner, userId))
    if (sum > 0) counted.push({ kind: kind as Kind, count: sum })
  }
  return counted
}

async function countRows(db: Database, table: PgTable, where: SQL): Promise<number> {
  const row = await selectRow(db, table, where, { total: count() })
  return row?.total ?? 0
}
