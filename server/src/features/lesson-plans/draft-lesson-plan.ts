import type { Gap, LessonPlanDraft, lessonPlans } from '#contract/teaching/lesson-plans.ts'
import type { ClassSkill, LessonPlanTask } from '#tutor/lesson-plan/lesson-plan-port.ts'
import { askTutor } from '../../domain/ask-tutor.ts'
import { findOwnClass } from '../../domain/classroom/own-classes.ts'
import { practiceBySkill } from '../../domain/practice/practice-library.ts'
import { allSkills, nameOfSkill } from '../../domain/skills.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { countStudents, selectGaps, selectGroups, selectTeachingLessons } from './class-gaps.queries.ts'
import { nameKey, readMaterials } from './materials.queries.ts'

const COLLEGE = 13

type DraftLessonPlanInput = Received<typeof lessonPlans.draft>

/** A plan from what the class cannot do yet. Nothing is kept, and nothing of one student is in it. */
export async function draftPlan(
  context: CallerContext,
  wanted: DraftLessonPlanInput,
): Promise<LessonPlanDraft> {
  const { db } = context
  const task = await gatherTask(context, wanted)
  const { attached, skills, ...draft } = await askTutor(
    context,
    'lessonPlanDraftFailed',
    (tutor, reader) => tutor.draftLessonPlan({ ...task, reader }),
    { grade: task.grade },
  )
  const materials = await readMaterials(db, attached)
  return {
    ...draft,
    subject: task.subject,
    grade: task.grade,
    duration: task.minutes,
    attached: attached.flatMap((key) => materials.get(nameKey(key)) ?? []),
    gaps: task.skills.filter(({ id }) => skills.includes(id)).map(toGap),
  }
}

async function gatherTask(
  { db, caller }: CallerContext,
  { classId, minutes, standards = [], skills: chosen = [], ...wanted }: DraftLessonPlanInput,
): Promise<Omit<LessonPlanTask, 'reader'>> {
  const room = await findOwnClass(db, caller.user.id, classId)
  const subject = wanted.subject ?? room.subject
  const grade = wanted.grade ?? room.grade
  if (!subject || !grade) throw new AppError('invalid_input', 'classHasNoSubjectOrGrade')
  const rows = await selectTeachingLessons(db, subject, grade)
  const taught = listTaught(rows)
  if (taught.size === 0)
    throw new AppError('not_found', {
      reason: 'noLessonsForGrade',
      params: { subject, grade: nameGrade(grade) },
    })
  const ids = [...taught.keys()]
  const figures = await selectGaps(db, classId, ids)
  const groups = await selectGroups(db, classId, ids)
  return {
    className: room.name,
    subject: rows[0]?.subject ?? subject,
    grade,
    gradeName: nameGrade(grade),
    minutes,
    pupils: await countStudents(db, classId),
    standards,
    wanted: chosen,
    skills: ids.map((id): ClassSkill => {
      const lesson = taught.get(id)
      const { tried = 0, unsure = 0, mastery = null } = figures.get(id) ?? {}
      return {
        id,
        name: nameOfSkill(id),
        can: allSkills().get(id)?.can ?? '',
        standards: lesson?.standards ?? [],
        after: (allSkills().get(id)?.after ?? []).map(nameOfSkill),
        hasPractice: practiceBySkill().has(id),
        lesson: lesson ? toMaterial(lesson) : null,
        tried,
        unsure,
        mastery,
      }
    }),
    groups: groups.map(({ name, pupils: students, mastery }) => ({
      name,
      pupils: students,
      mastery: mastery ?? {},
    })),
  }
}

type LessonRow = Awaited<ReturnType<typeof selectTeachingLessons>>[number]

/** Each skill with the first lesson that teaches it, in the order of teaching. */
function listTaught(rows: readonly LessonRow[]): Map<string, LessonRow> {
  const taught = new Map<string, LessonRow>()
  for (const row of rows) for (const skill of row.skills ?? []) if (!taught.has(skill)) taught.set(skill, row)
  return taught
}

const toMaterial = ({ id, title, minutes, quizId, quizTitle, questions }: LessonRow) => ({
  id,
  title,
  minutes,
  quiz: quizId === null ? null : { id: quizId, title: quizTitle ?? title, questions: questions ?? 0 },
})

const toGap = ({ id, name, tried, unsure, mastery }: ClassSkill): Gap => ({
  skill: id,
  name,
  tried,
  unsure,
  percent: mastery === null ? null : Math.round(100 * mastery),
})

const nameGrade = (grade: number) => (grade === COLLEGE ? 'college' : `grade ${grade}`)
