import type { assignments, assignments as endpoints, WorkCounts } from '#contract/teaching/assignments.ts'
import { canBecome } from '#engines/assignments/index.ts'
import { attachFiles } from '../../domain/classroom/attached-files.ts'
import { checkCategory } from '../../domain/classroom/grade-categories.ts'
import { scoreQuizAgain } from '../../domain/classroom/score-quiz-work.ts'
import { notify } from '../../domain/notifications/notify.ts'
import { nameOfSkill } from '../../domain/skills.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import {
  countWork,
  findOwnClass,
  hasWork,
  insertAssignment,
  lockAssignment,
  markDeleted,
  replaceStudents,
  selectAssignment,
  selectAudience,
  updateAssignment,
} from './assignments.queries.ts'
import { checkAudience, checkWork, copyDeck, guessKind } from './check-work.ts'

export async function createAssignment(context: CallerContext, sent: Received<typeof assignments.create>) {
  const { db, caller, now } = context
  const teacherId = caller.user.id
  foundOr404(await findOwnClass(db, teacherId, sent.classId), 'classNotFound')
  const { classId, deckTag, audience, groupId, studentIds, dueDate, resources = [], ...rest } = sent
  const work = await checkWork(db, {
    kind: sent.kind ?? guessKind(sent),
    lessonId: sent.lessonId ?? null,
    quizId: sent.quizId ?? null,
    skills: sent.skills ?? [],
    problemsWanted: sent.problemsWanted ?? null,
    deck: deckTag === undefined ? [] : await copyDeck(db, teacherId, deckTag),
  })
  const given = await checkAudience(db, classId, {
    audience: audience ?? 'class',
    groupId: groupId ?? null,
    studentIds: studentIds ?? [],
  })
  const at = now()
  await checkCategory(db, classId, sent.categoryId)
  const id = await insertAssignment(db, {
    ...withoutGaps(rest),
    ...work,
    title: sent.title,
    classId,
    teacherId,
    audience: given.audience,
    groupId: given.groupId,
    dueDate: toDate(dueDate),
    resources: await attachFiles(context, { ownerId: teacherId, classId, isForClass: true }, resources),
    assignedDate: at,
    createdAt: at,
    updatedAt: at,
  })
  await replaceStudents(db, id, given.studentIds)
  await tellAudience(context, id)
  return readAssignment(context, id)
}

export async function changeAssignment(context: CallerContext, sent: Received<typeof assignments.update>) {
  const { db, caller, now } = context
  const teacherId = caller.user.id
  const { id, deckTag, audience, groupId, studentIds, dueDate, resources, ...rest } = sent
  foundOr404(await lockAssignment(db, teacherId, id), 'assignmentNotFound')
  const stored = foundOr404(await selectAssignment(db, teacherId, id), 'assignmentNotFound')
  const row = stored.assignment
  const isHandedIn = await hasWork(db, id)
  const classId = sent.classId ?? row.classId
  const kind = sent.kind ?? row.kind
  if (classId !== row.classId) foundOr404(await findOwnClass(db, teacherId, classId), 'classNotFound')
  if (isHandedIn && (classId !== row.classId || kind !== row.kind))
    throw new AppError('conflict', 'assignmentKindFixed')
  const status = sent.status ?? row.status
  if (!canBecome(row.status, status, isHandedIn))
    throw new AppError('conflict', {
      reason: 'assignmentStatusChangeRefused',
      params: { from: row.status, to: status },
    })

  const work = await checkWork(db, {
    kind,
    lessonId: sent.lessonId === undefined ? row.lessonId : sent.lessonId,
    quizId: sent.quizId === undefined ? row.quizId : sent.quizId,
    skills: sent.skills ?? row.skills,
    problemsWanted: sent.problemsWanted === undefined ? row.problemsWanted : sent.problemsWanted,
    deck: deckTag === undefined ? row.deck : await copyDeck(db, teacherId, deckTag),
  })
  const isAudienceSent = [audience, groupId, studentIds].some((part) => part !== undefined)
  if (isAudienceSent || classId !== row.classId) {
    const given = await checkAudience(db, classId, {
      audience: audience ?? row.audience,
      groupId: groupId === undefined ? row.groupId : groupId,
      studentIds: studentIds ?? stored.studentIds,
    })
    await updateAssignment(db, id, { audience: given.audience, groupId: given.groupId })
    await replaceStudents(db, id, given.studentIds)
  }
  const place = { ownerId: teacherId, classId, isForClass: true }
  await checkCategory(db, classId, sent.categoryId)
  await updateAssignment(db, id, {
    ...withoutGaps(rest),
    ...work,
    ...(dueDate !== undefined && { dueDate: toDate(dueDate) }),
    // Categories are those of a class.
    ...(classId !== row.classId && { categoryId: sent.categoryId ?? null }),
    resources: await attachFiles(context, place, resources ?? row.resources),
    ...(row.status === 'draft' && status === 'active' && { assignedDate: now() }),
    updatedAt: now(),
  })
  await scoreQuizAgain(db, id)
  await tellAudience(context, id)
  return readAssignment(context, id)
}

export async function readAssignment({ db, caller, now }: CallerContext, id: number) {
  const found = foundOr404(await selectAssignment(db, caller.user.id, id), 'assignmentNotFound')
  return toAssignment(found, (await countWork(db, [id], now())).get(id))
}

const toDate = (moment: string | null | undefined): Date | null => (moment ? new Date(moment) : null)

/** What was not sent is no change. */
function withoutGaps<T extends object>(sent: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  const entries = Object.entries(sent).filter(([, value]) => value !== undefined)
  // The compiler cannot see that the gaps are gone.
  return Object.fromEntries(entries) as { [Key in keyof T]: Exclude<T[Key], undefined> }
}

type Found = NonNullable<Awaited<ReturnType<typeof selectAssignment>>>

export const NOBODY: WorkCounts = { given: 0, handedIn: 0, toGrade: 0, graded: 0 }

function toAssignment(found: Found, counts = NOBODY) {
  const { assignment: row, lessonTitle, quizTitle, ...rest } = found
  return {
    ...row,
    ...rest,
    counts,
    lesson: row.lessonId === null ? null : { id: row.lessonId, title: lessonTitle ?? '' },
    quiz: row.quizId === null ? null : { id: row.quizId, title: quizTitle ?? '' },
    skills: row.skills.map((code) => ({ code, name: nameOfSkill(code) })),
  }
}

/** Students hear of active work once, however often it is changed; their open pages show each change. */
async function tellAudience(context: CallerContext, id: number): Promise<void> {
  const { db, caller, presence, afterCommit } = context
  const found = await selectAssignment(db, caller.user.id, id)
  if (!found || found.assignment.status === 'draft') return
  const students = await selectAudience(db, id)
  if (found.assignment.status === 'active') {
    await notify(context, students, {
      kind: 'assignment_given',
      data: { title: found.assignment.title, className: found.className },
      link: `/assignments/${id}`,
      occasion: String(id),
    })
  }
  afterCommit(() => presence.tell(students, { type: 'assignments' }))
}

export async function removeAssignment(context: CallerContext, id: number): Promise<void> {
  const { db, caller, now, presence, afterCommit } = context
  foundOr404(await lockAssignment(db, caller.user.id, id), 'assignmentNotFound')
  if (await hasWork(db, id)) throw new AppError('conflict', 'assignmentHasWork')
  const students = await selectAudience(db, id)
  await markDeleted(db, id, now())
  afterCommit(() => presence.tell(students, { type: 'assignments' }))
}

export async function restoreAssignment(context: CallerContext, id: number) {
  const { db, caller } = context
  foundOr404(await selectAssignment(db, caller.user.id, id, { withDeleted: true }), 'assignmentNotFound')
  await markDeleted(db, id, null)
  await tellAudience(context, id)
  return readAssignment(context, id)
}

type Copy = Received<typeof endpoints.duplicate>

/** For the whole of the other class: groups and single students are of the first one. */
export async function duplicateAssignment(context: CallerContext, copy: Copy) {
  const { db, caller, now } = context
  const teacherId = caller.user.id
  const { assignment } = foundOr404(await selectAssignment(db, teacherId, copy.id), 'assignmentNotFound')
  foundOr404(await findOwnClass(db, teacherId, copy.classId), 'classNotFound')
  const { id: _, ...row } = assignment
  const at = now()
  const place = { ownerId: teacherId, classId: copy.classId, isForClass: true }
  const id = await insertAssignment(db, {
    ...row,
    title: copy.title ?? row.title,
    classId: copy.classId,
    status: copy.status,
    dueDate: copy.dueDate ? new Date(copy.dueDate) : null,
    audience: 'class',
    groupId: null,
    categoryId: copy.classId === row.classId ? row.categoryId : null,
    resources: await attachFiles(context, place, row.resources),
    assignedDate: at,
    createdAt: at,
    updatedAt: at,
  })
  await tellAudience(context, id)
  return readAssignment(context, id)
}
