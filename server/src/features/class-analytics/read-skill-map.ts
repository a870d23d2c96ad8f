import { classAnalytics, type SkillHeatMap } from '#contract/teaching/class-analytics.ts'
import { toNamedSkill } from '../../domain/skills.ts'
import { schoolGrade } from '../../domain/tracing/learner-view.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import { recordReadings } from '../../platform/requests/record-readings.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { chooseSubject, cutSkills, listSubjects, listWantedSkills } from './choose-skills.ts'
import { listPupils } from './list-pupils.ts'
import { selectRooms } from './overview.queries.ts'
import { countTried, selectCells, selectUnits } from './skill-map.queries.ts'

type Wanted = { classId: number; subject?: string | undefined; unit?: string | undefined }

export async function readSkillMap(context: CallerContext, wanted: Wanted): Promise<SkillHeatMap> {
  const { db, caller, requestId } = context
  const rooms = await selectRooms(db, { teacherId: caller.user.id, classId: wanted.classId })
  const room = foundOr404(rooms[0], 'classNotFound')
  const subjects = listSubjects()
  if (wanted.subject !== undefined && !subjects.includes(wanted.subject)) {
    throw new AppError('invalid_input', 'subjectUnknown')
  }
  const pupils = listPupils(rooms)
  const ids = pupils.map(({ id }) => id)
  const tried = await countTried(db, ids)
  const subject = wanted.subject ?? chooseSubject(room.subject, tried)
  const found = listWantedSkills(subject, tried, schoolGrade(room.grade ?? pupils[0]?.grade ?? 5))
  const units = await selectUnits(db, found)
  const unitNames = [...new Set(found.flatMap((skill) => units.get(skill) ?? []))]
  // A unit of another subject filters nothing: the subject was changed after it was chosen.
  const unit = unitNames.find((name) => name === wanted.unit) ?? null
  const inUnit = unit === null ? found : found.filter((skill) => units.get(skill) === unit)
  const skills = cutSkills(inUnit, tried)
  const cellsOf = await selectCells(db, ids, skills)
  await recordReadings(context, {
    actorId: caller.user.id,
    endpoint: classAnalytics.skills,
    personIds: ids,
    requestId,
  })
  return {
    subject,
    subjects,
    unit,
    units: unitNames,
    skills: skills.map(toNamedSkill),
    skillsFound: inUnit.length,
    pupils: pupils.map(({ id, firstName, lastName }) => ({
      id,
      firstName,
      lastName,
      cells: cellsOf.get(id) ?? skills.map(() => null),
    })),
  }
}
