import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { quizzes } from '../../db/schema/learning/quizzes.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { classEnrollments, classGroupMembers, classGroups } from '../../db/schema/teaching/classes.ts'
import { isOfferedTo, TEACHING_ORDER } from '../../domain/lessons/lessons-of-grade.ts'

const toArray = (texts: readonly string[]) => sql`${JSON.stringify(texts)}::jsonb`
/** Not sure of it: never right often enough, or it has faded. */
const UNSURE = sql`${skillStates.level} in ('new', 'learning', 'needsRefresh')`

export type SkillFigures = { skill: string; tried: number; unsure: number; mastery: number }

/** Figures of the class as a whole for each of the skills that somebody has tried. */
export async function selectGaps(db: Database, classId: number, skills: readonly string[]) {
  const { rows } = await db.execute<SkillFigures>(sql`
    select ${skillStates.skill} as skill, count(*)::int as tried,
      (count(*) filter (where ${UNSURE}))::int as unsure, avg(${skillStates.mastery})::float8 as mastery
    from ${classEnrollments}
    join ${users} on ${users.id} = ${classEnrollments.studentId} and ${users.deletedAt} is null
    join ${skillStates} on ${skillStates.userId} = ${classEnrollments.studentId}
    where ${classEnrollments.classId} = ${classId} and ${classEnrollments.status} = 'active'
      and ${skillStates.skill} in (select jsonb_array_elements_text(${toArray(skills)}))
    group by ${skillStates.skill}`)
  return new Map(rows.map((row) => [row.skill, row]))
}

export type GroupFigures = {
  id: number
  name: string
  pupils: number
  mastery: Record<string, { mean: number; tried: number }> | null
}

/** The groups of a class by name, with the mean of each skill that several of the group have tried. */
export async function selectGroups(db: Database, classId: number, skills: readonly string[]) {
  const { rows } = await db.execute<GroupFigures>(sql`
    with member as (
      select ${classGroups.id} as id, ${classGroups.name} as name, ${classGroupMembers.studentId} as student_id
      from ${classGroups}
      join ${classGroupMembers} on ${classGroupMembers.groupId} = ${classGroups.id}
      join ${classEnrollments} on ${classEnrollments.classId} = ${classGroups.classId}
        and ${classEnrollments.studentId} = ${classGroupMembers.studentId}
        and ${classEnrollments.status} = 'active'
      where ${classGroups.classId} = ${classId} and ${classGroups.deletedAt} is null
    ), figure as (
      select member.id, ${skillStates.skill} as skill, count(*)::int as tried,
        avg(${skillStates.mastery})::float8 as mean
      from member join ${skillStates} on ${skillStates.userId} = member.student_id
      where ${skillStates.skill} in (select jsonb_array_elements_text(${toArray(skills)}))
      group by member.id, ${skillStates.skill}
    )
    select member.id, member.name, count(*)::int as pupils,
      (select jsonb_object_agg(figure.skill, jsonb_build_object('mean', figure.mean, 'tried', figure.tried))
        from figure where figure.id = member.id) as mastery
    from member group by member.id, member.name order by member.name collate "C", member.id`)
  return rows
}

export async function countStudents(db: Database, classId: number): Promise<number> {
  const [row] = await db
    .select({ pupils: sql<number>`count(*)::int` })
    .from(classEnrollments)
    .innerJoin(users, and(eq(users.id, classEnrollments.studentId), isNull(users.deletedAt)))
    .where(and(eq(classEnrollments.classId, classId), eq(classEnrollments.status, 'active')))
  return row?.pupils ?? 0
}

/** The lessons of a subject for a grade in the order of teaching, each with its first quiz. */
export function selectTeachingLessons(db: Database, subject: string, grade: number) {
  return db
    .select({
      id: lessons.id,
      title: lessons.title,
      minutes: lessons.duration,
      skills: sql<string[] | null>`${lessons.outline} -> 'skills'`,
      standards: sql<string[] | null>`${lessons.outline} -> 'standards'`,
      subject: subjects.name,
      quizId: sql<number | null>`quiz.id`,
      quizTitle: sql<string | null>`quiz.title`,
      questions: sql<number | null>`quiz.questions`,
    })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .leftJoin(
      sql`lateral (select ${quizzes.id} as id, ${quizzes.title} as title,
          jsonb_array_length(${quizzes.questions}) as questions
        from ${quizzes} where ${quizzes.lessonId} = ${lessons.id} order by ${asc(quizzes.id)} limit 1) quiz`,
      sql`true`,
    )
    .where(and(sql`lower(${subjects.name}) = lower(${subject})`, isOfferedTo(grade)))
    .orderBy(...TEACHING_ORDER)
}
