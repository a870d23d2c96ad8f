import { classAnalytics, MOST_MAP_SKILLS, type SkillHeatMap } from '#contract/teaching/class-analytics.ts'
import { allSkills, subjectOfSkill, toNamedSkill } from '../../domain/skills.ts'
import { schoolGrade } from '../../domain/tracing/learner-view.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import { recordReadings } from '../../platform/requests/access.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { listStudents } from './list-students.ts'
import { selectRooms } from './overview.queries.ts'
import { countTried, selectCells, selectUnits } from './skill-map.queries.ts'

type SkillMapFilter = { classId: number; subject?: string | undefined; unit?: string | undefined }

export async function readSkillMap(context: CallerContext, wanted: SkillMapFilter): Promise<SkillHeatMap> {
  const { db, caller } = context
  const rooms = await selectRooms(db, { teacherId: caller.user.id, classId: wanted.classId })
  const room = foundOr404(rooms[0], 'classNotFound')
  const subjects = listSubjects()
  if (wanted.subject !== undefined && !subjects.includes(wanted.subject)) {
    throw new AppError('invalid_input', 'subjectUnknown')
  }
  const students = listStudents(rooms)
  const ids = students.map(({ id }) => id)
  const tried = await countTried(db, ids)
  const subject = wanted.subject ?? chooseSubject(room.subject, tried)
  const found = listWantedSkills(subject, tried, schoolGrade(room.grade ?? students[0]?.grade ?? 5))
  const units = await selectUnits(db, found)
  const unitNames = [...new Set(found.flatMap((skill) => units.get(skill) ?? []))]
  // A unit of another subject filters nothing: the subject was changed after it was chosen.
  const unit = unitNames.find((name) => name === wanted.unit) ?? null
  const inUnit = unit === null ? found : found.filter((skill) => units.get(skill) === unit)
  const skills = cutSkills(inUnit, tried)
  const cellsOf = await selectCells(db, ids, skills)
  await recordReadings(context, classAnalytics.skills, ids)
  return {
    subject,
    subjects,
    unit,
    units: unitNames,
    skills: skills.map(toNamedSkill),
    skillsFound: inUnit.length,
    pupils: students.map(({ id, username, firstName, lastName }) => ({
      id,
      username,
      firstName,
      lastName,
      cells: cellsOf.get(id) ?? skills.map(() => null),
    })),
  }
}

function listSubjects(): string[] {
  return [...new Set([...allSkills().keys()].map(subjectOfSkill))]
}

/** The subject of a class, in which its students have tried most when the class names none that is taught here. */
function chooseSubject(named: string | null, tried: ReadonlyMap<string, number>): string {
  const subjects = listSubjects()
  const own = subjects.find((subject) => subject.toLowerCase() === named?.trim().toLowerCase())
  if (own !== undefined) return own
  const sumOf = (subject: string) =>
    [...tried].reduce((sum, [skill, students]) => sum + (subjectOfSkill(skill) === subject ? students : 0), 0)
  return subjects.toSorted((a, b) => sumOf(b) - sumOf(a))[0] ?? 'Mathematics'
}

/** What any student has tried in the subject, in the order of the skill graph; before that, the skills of the grade. */
function listWantedSkills(subject: string, tried: ReadonlyMap<string, number>, grade: number): string[] {
  const ofSubject = [...allSkills().values()]
    .filter(({ id }) => subjectOfSkill(id) === subject)
    .toSorted((a, b) => a.grade - b.grade)
  const touched = ofSubject.filter(({ id }) => tried.has(id))
  const shown = touched.length > 0 ? touched : ofSubject.filter((skill) => skill.grade === grade)
  return shown.map(({ id }) => id)
}

/** Those tried by most students where there are too many; their order stays. */
function cutSkills(skills: readonly string[], tried: ReadonlyMap<string, number>): string[] {
  const kept = new Set(
    skills.toSorted((a, b) => (tried.get(b) ?? 0) - (tried.get(a) ?? 0)).slice(0, MOST_MAP_SKILLS),
  )
  return skills.filter((skill) => kept.has(skill))
}
