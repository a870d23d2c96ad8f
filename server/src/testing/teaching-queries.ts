import { and, eq, gte, inArray, isNull, lte, or, type SQLWrapper } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { announcements } from '../db/schema/teaching/announcements.ts'
import { lessonPlans } from '../db/schema/teaching/lesson-plans.ts'
import { teachingResources } from '../db/schema/teaching/teaching-resources.ts'
import { newestFirst } from '../domain/restorable.ts'

const TEACHER = 50
const CLASSES = [77, 78]
const find = new QueryBuilder()

/** What teachers wrote, and what students see of it. */
export const TEACHING_QUERIES: [title: string, query: SQLWrapper][] = [
  [
    "a teacher's newest lesson plans",
    find
      .select()
      .from(lessonPlans)
      .where(and(eq(lessonPlans.teacherId, TEACHER), isNull(lessonPlans.deletedAt)))
      .orderBy(...newestFirst(lessonPlans))
      .limit(30),
  ],
  [
    "a teacher's lessons of a month",
    find
      .select()
      .from(lessonPlans)
      .where(
        and(
          eq(lessonPlans.teacherId, TEACHER),
          gte(lessonPlans.lessonDate, '2025-12-01'),
          lte(lessonPlans.lessonDate, '2025-12-31'),
        ),
      ),
  ],
  [
    "a teacher's newest announcements",
    find
      .select()
      .from(announcements)
      .where(and(eq(announcements.teacherId, TEACHER), isNull(announcements.deletedAt)))
      .orderBy(...newestFirst(announcements))
      .limit(30),
  ],
  [
    "announcements of a student's classes",
    find
      .select()
      .from(announcements)
      .where(
        and(
          or(
            inArray(announcements.classId, CLASSES),
            and(isNull(announcements.classId), inArray(announcements.teacherId, [TEACHER])),
          ),
          isNull(announcements.deletedAt),
        ),
      )
      .orderBy(...newestFirst(announcements))
      .limit(20),
  ],
  [
    "resources of a student's classes",
    find
      .select()
      .from(teachingResources)
      .where(
        and(
          or(
            inArray(teachingResources.classId, CLASSES),
            and(
              isNull(teachingResources.classId),
              inArray(teachingResources.teacherId, [TEACHER]),
              teachingResources.isForAll,
            ),
          ),
          isNull(teachingResources.deletedAt),
        ),
      )
      .orderBy(...newestFirst(teachingResources))
      .limit(20),
  ],
]
