import type { MyAssignmentPage } from '#contract/classroom/my-assignments.ts'
import type { Attachment } from '#contract/classroom/work.ts'
import type { PlainReason } from '#contract/refusals/catalog.ts'
import { LONGEST_TAG } from '#contract/study/fields.ts'
import { isTooLate, type WorkShare } from '#engines/assignments/index.ts'
import { listCardWords } from '#engines/flashcards/index.ts'
import { attachFiles } from '../../domain/classroom/attached-files.ts'
import { keepVersion } from '../../domain/classroom/keep-version.ts'
import { measureDeck, measurePractice, sumShares } from '../../domain/classroom/measure-work.ts'
import { stateOf, toOwnWork } from '../../domain/classroom/own-work.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { nameOfSkill } from '../../domain/skills.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { hasStaffPowers } from '../../platform/sessions/staff-powers.ts'
import {
  insertSubmission,
  insertTakenCards,
  lockSubmission,
  type OwnRow,
  selectMyAssignment,
  selectTakenCards,
  updateSubmission,
} from './my-assignments.queries.ts'

type Reading = Pick<CallerContext, 'db' | 'caller' | 'config' | 'now'>

async function findMyAssignment({ db, caller, config }: Reading, id: number): Promise<OwnRow> {
  const reader = { id: caller.user.id, isStaff: hasStaffPowers(config, caller.user) }
  return foundOr404(await selectMyAssignment(db, reader, id), 'assignmentNotFound')
}

export async function readMyAssignment(context: Reading, id: number) {
  const row = await findMyAssignment(context, id)
  const studentId = context.caller.user.id
  return toPage(row, await measure(context, studentId, row), studentId, context.now())
}

async function measure({ db }: Reading, studentId: number, { assignment }: OwnRow): Promise<Measured> {
  const none: Measured = { skills: new Map(), deck: null, share: null }
  if (assignment.kind === 'practice') {
    const skills = await measurePractice(db, studentId, assignment)
    return { ...none, skills, share: sumShares(skills.values()) }
  }
  if (assignment.kind !== 'flashcards') return none
  const cards = assignment.deck.length
  const { taken, rated } = await measureDeck(db, studentId, assignment.id)
  return {
    ...none,
    deck: {
      tag: nameDeck(assignment.title),
      cards,
      taken: Math.min(cards, taken),
      rated: Math.min(cards, rated),
    },
    share: { done: Math.min(cards, rated), wanted: cards },
  }
}

/** The tag of a deck's cards: the assignment's title, as far as it can be a tag. */
function nameDeck(title: string): string {
  return title
    .replace(/[,\s]+/g, ' ')
    .slice(0, LONGEST_TAG)
    .trim()
}

export type Measured = {
  skills: Map<string, WorkShare>
  deck: { tag: string; cards: number; taken: number; rated: number } | null
  share: WorkShare | null
}

function toPage(row: OwnRow, measured: Measured, readerId: number, now: Date) {
  const { assignment, submission } = row
  const own = { ...row, enrolledAt: row.enrolledAt ?? assignment.assignedDate }
  return {
    ...assignment,
    className: row.className,
    teacherName: row.teacherName,
    lessonId: row.lessonId,
    state: stateOf(assignment, own, now),
    lesson: assignment.lessonId === null ? null : { id: assignment.lessonId, title: row.lessonTitle ?? '' },
    quiz: assignment.quizId === null ? null : { id: assignment.quizId, title: row.quizTitle ?? '' },
    skills: assignment.skills.map((code) => ({
      code,
      name: nameOfSkill(code),
      ...(measured.skills.get(code) ?? { done: 0, wanted: 1 }),
    })),
    deck: measured.deck,
    share: measured.share,
    refusal: findRefusal(row, now),
    isPreview: row.teacherId === readerId,
    submission: submission && toOwnWork(submission, assignment),
  }
}

/** Why nothing is taken now; work that came back may always be turned in again. */
export function findRefusal(
  { assignment, submission }: Pick<OwnRow, 'assignment' | 'submission'>,
  now: Date,
): MyAssignmentPage['refusal'] {
  if (assignment.status === 'archived') return 'closed'
  if (submission?.status === 'returned') return null
  if (submission?.status === 'graded') return 'graded'
  if (assignment.status !== 'active') return 'closed'
  return isTooLate(assignment, now) ? 'late' : null
}

const faceOf = ({ front, back }: { front: string; back: string }) => JSON.stringify([front, back])

/** The cards of a deck become the learner's own, each once, due at once, with the assignment's title as their tag. */
export async function takeDeck(context: CallerContext, id: number) {
  const { db, caller, now } = context
  const userId = caller.user.id
  await lockUser(db, userId)
  const { assignment } = await findMyAssignment(context, id)
  if (assignment.deck.length === 0) throw new AppError('conflict', 'assignmentHasNoCards')
  const taken = new Set((await selectTakenCards(db, userId, id)).map(faceOf))
  const tags = [nameDeck(assignment.title)]
  const at = now()
  const wanted = assignment.deck.filter((card) => !taken.has(faceOf(card)))
  await insertTakenCards(
    db,
    wanted.map(({ front, back }) => ({
      userId,
      assignmentId: id,
      front,
      back,
      tags,
      words: listCardWords([front, back, ...tags]),
      nextReviewDate: at,
      createdAt: at,
      updatedAt: at,
    })),
  )
  return readMyAssignment(context, id)
}

const REFUSALS: Record<NonNullable<MyAssignmentPage['refusal']>, PlainReason> = {
  closed: 'assignmentClosed',
  late: 'assignmentOverdue',
  graded: 'workAlreadyGraded',
}

type TurnInInput = { id: number; content: string | null; attachments: Attachment[] }

/** Load, decide, save. What was turned in before is kept beside it. */
export async function handIn(context: CallerContext, sent: TurnInInput) {
  const { db, caller, now, presence, afterCommit } = context
  const studentId = caller.user.id
  await lockUser(db, studentId)
  // A grade that is being given and a new version must not miss each other.
  const stored = await lockSubmission(db, sent.id, studentId)
  const found = await findMyAssignment(context, sent.id)
  if (found.teacherId === studentId) throw new AppError('not_found', 'assignmentNotFound')
  const at = now()
  const refusal = findRefusal({ ...found, submission: stored ?? null }, at)
  if (refusal) throw new AppError('conflict', REFUSALS[refusal])
  const place = { ownerId: studentId, classId: found.assignment.classId, isForClass: false }
  const handed = {
    content: sent.content?.trim() ? sent.content : null,
    attachments: await attachFiles(context, place, sent.attachments),
    submittedAt: at,
    status: 'submitted' as const,
    isAutomatic: false,
    // What was said about the work before stays with it; what it was worth is asked anew.
    grade: null,
    lateDeducted: 0,
    rubricScores: {},
    gradedBy: null,
    gradedAt: null,
  }
  if (!stored) {
    await insertSubmission(db, { assignmentId: sent.id, studentId, ...handed })
  } else {
    await keepVersion(db, stored, at)
    await updateSubmission(db, stored.id, { ...handed, version: stored.version + 1 })
  }
  afterCommit(() => presence.tell([studentId, found.teacherId], { type: 'assignments' }))
  return readMyAssignment(context, sent.id)
}
