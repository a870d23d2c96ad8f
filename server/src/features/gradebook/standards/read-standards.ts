import { gradebook } from '#contract/teaching/gradebook.ts'
import { gatherStandards, reportStandards } from '#engines/gradebook/index.ts'
import { findOwnClass } from '../../../domain/classroom/own-classes.ts'
import { toNamedSkill } from '../../../domain/skills.ts'
import { schoolGrade } from '../../../domain/tracing/learner-view.ts'
import { AppError } from '../../../platform/app-error.ts'
import { recordReadings } from '../../../platform/requests/access.ts'
import type { CallerContext, Received } from '../../../platform/requests/serve.ts'
import { selectEvidence, selectMembers, selectTaught } from './standards.queries.ts'

type Wanted = Received<typeof gradebook.standards>

export async function readStandards(context: CallerContext, { id, subject: wanted }: Wanted) {
  const { db, caller } = context
  const room = await findOwnClass(db, caller.user.id, id)
  const members = await selectMembers(db, id)
  const grade = schoolGrade(room.grade ?? members[0]?.grade ?? 5)
  const taught = await selectTaught(db, grade)
  const subjects = [...new Set(taught.map((lesson) => lesson.subject))].toSorted()
  if (wanted !== undefined && !subjects.includes(wanted))
    throw new AppError('invalid_input', 'subjectUnknown')
  const named = subjects.find((one) => one.toLowerCase() === room.subject?.trim().toLowerCase())
  const subject = wanted ?? named ?? subjects[0] ?? ''
  const standards = gatherStandards(taught.filter((lesson) => lesson.subject === subject))
  const skills = [...new Set(standards.flatMap((standard) => standard.skills))]
  const personIds = members.map((member) => member.id)
  const evidence = await selectEvidence(db, personIds, skills)
  await recordReadings(context, gradebook.standards, personIds)
  return {
    grade,
    subject,
    subjects,
    pupils: members.map(({ id: studentId, firstName, lastName }) => ({ id: studentId, firstName, lastName })),
    standards: reportStandards(standards, evidence).map((standard) => ({
      ...standard,
      skills: standard.skills.map(toNamedSkill),
    })),
  }
}
