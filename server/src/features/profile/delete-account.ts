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
import { keepAnAdmin } from '../../domain/keep-an-admin.ts'
import { hasPassword } from '../../domain/passwords/stored-password.ts'
import { confirmPassword } from '../../domain/sign-in/confirm-password.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError } from '../../platform/app-error.ts'
import { findOrigin } from '../../platform/find-origin.ts'
import { writeLetter } from '../../platform/mail/write-letter.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { endSessions } from '../../platform/sessions/sessions.ts'
import { countActiveClasses, updateUser } from './profile.queries.ts'

/** Hides the account and all that is its own at once; `purge-accounts.ts` removes it when the days of grace are over. */
export async function deleteAccount(context: CallerContext, password: string) {
  const { db, caller, now, presence } = context
  const { id, role } = caller.user
  if (caller.user.isDemo) throw new AppError('conflict', 'demoAccountNotDeletable')
  if (!(await hasPassword(db, id))) throw new AppError('conflict', 'passwordNeededToConfirm')
  await confirmPassword(context, id, password, 'password')
  const at = now()
  await db.transaction(async (tx) => {
    if ((await countActiveClasses(tx, id)) > 0) throw new AppError('conflict', 'activeClassesLeft')
    if (role === 'admin') await keepAnAdmin(tx, id)
    await updateUser(tx, id, { deletedAt: at, deletionRequestedAt: at, updatedAt: at })
    await endSessions(tx, id)
    await writeAudit({ ...context, db: tx }, { action: 'account.delete', subjectType: 'user', subjectId: id })
  })
  context.dropSession()
  presence.endUser(id)
  const purgedAt = new Date(at.getTime() + GRACE_DAYS * DAY_MS)
  sayGoodbye(context, purgedAt)
  return { purgedAt }
}

/** Its outcome is reported by the mailer; the account is deleted either way. */
function sayGoodbye({ mailer, caller, config }: CallerContext, purgedAt: Date): void {
  const { email, emailProvenAt, username, firstName, displayName } = caller.user
  if (!email || !emailProvenAt) return
  const day = purgedAt.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
  void mailer?.send(
    writeLetter({
      to: email,
      name: displayName || firstName,
      subject: 'Your Trellis account is deleted',
      lines: [
        `The account “${username}” was deleted just now. Until ${day} signing in brings everything back; after that it is removed for good.`,
        'If it was not you, sign in and change your password.',
      ],
      action: { label: 'Sign in and keep it', url: `${findOrigin(config)}/auth` },
    }),
  )
}

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
  const { id, email, emailProvenAt } = caller.user
  return {
    goes: await countKinds(db, GOES, id),
    stays: await countKinds(db, STAYS, id),
    activeClasses: await countActiveClasses(db, id),
    hasPassword: await hasPassword(db, id),
    isMailed: mailer !== null && email !== null && emailProvenAt !== null,
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
