import { mayTeacherReset } from '#engines/accounts/index.ts'
import { findWorkState, isUnderWay } from '#engines/assignments/index.ts'
import { isScored } from '#engines/record/index.ts'
import { readStudentWork } from '../../domain/classroom/class-figures.ts'
import { findStuckSkills, toShownStuck } from '../../domain/next-steps/find-stuck-skills.ts'
import { LEAST_IDEA_ANSWERS } from '../../domain/questions/find-idea.ts'
import { listWrongAnswers } from '../../domain/questions/wrong-answers.ts'
import { readLearnerRecord } from '../../domain/record/read-learner-record.ts'
import { toNamedSkill } from '../../domain/skills.ts'
import { readLearnerView } from '../../domain/tracing/learner-view.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { type GivenRow, selectGivenWork, selectResults } from './student-work.queries.ts'
import { selectStudents, selectTotals } from './students.queries.ts'
import { toSummary, withNeeds } from './to-summary.ts'

const MOST_SHOWN = 5

/** Wrong ideas behind a learner's newest wrong answers, the most frequent first. */
async function findMisconceptions(deps: Pick<Deps, 'db' | 'now'>, userId: number) {
  const answers = await listWrongAnswers(deps, userId)
  const known = answers.flatMap(({ idea, ...answer }) => (idea === null ? [] : [{ ...answer, idea }]))
  return [...Map.groupBy(known, ({ skill, idea }) => `${skill} ${idea}`).values()]
    .filter(({ length }) => length >= LEAST_IDEA_ANSWERS)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_SHOWN)
    .flatMap(([newest, ...older]) =>
      newest
        ? {
            skill: toNamedSkill(newest.skill),
            idea: newest.idea,
            answers: 1 + older.length,
            lastAt: newest.answeredAt,
          }
        : [],
    )
}

export async function readStudent(context: CallerContext, studentId: number) {
  const { db, caller, now } = context
  const today = now().toISOString().slice(0, 10)
  const [row] = await selectStudents(db, caller.user.id, { pupilId: studentId, today })
  const student = foundOr404(row, 'studentNotFound')
  const stuck = await findStuckSkills(context, studentId, await readLearnerView(context, student))
  const totals = await selectTotals(db, [studentId])
  const work = await readStudentWork(db, { teacherId: caller.user.id, pupilIds: [studentId] }, now())
  const given = await selectGivenWork(db, caller.user.id, studentId)
  return {
    student: toSummary(withNeeds(student, stuck, now()), totals.get(studentId), work.get(studentId)),
    record: await readLearnerRecord(context, student),
    timezone: student.timezone,
    canResetPassword: mayTeacherReset(student),
    stuck: stuck.map(toShownStuck),
    misconceptions: await findMisconceptions(context, studentId),
    submissions: given.map((row) => toStudentWork(row, now())),
    results: await selectResults(db, studentId),
  }
}

function toStudentWork({ enrolledAt, isExcused, submission, ...given }: GivenRow, now: Date) {
  const { kind, points, dueDate, status } = given
  const done = submission && {
    status: submission.status,
    isUnderWay: isUnderWay({ ...submission, kind, points }),
  }
  const state = findWorkState({ status, dueDate, enrolledAt, isExcused, submission: done }, now)
  return {
    ...given,
    state,
    submittedAt: submission?.submittedAt ?? null,
    // What is not finished has no grade yet, and a lesson never has one.
    grade: state === 'graded' && isScored(given) ? (submission?.grade ?? null) : null,
    attempts: submission?.attempts ?? 0,
  }
}
