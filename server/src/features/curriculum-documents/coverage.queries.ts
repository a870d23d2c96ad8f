import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { curriculumDocuments as documents } from '../../db/schema/study/documents.ts'
import { passageSources, passages } from '../../db/schema/study/passages.ts'

const PASSAGES = sql<number>`(select count(*)::int from ${passages} where ${passages.sourceId} = ${passageSources.id})`

/** Every lesson that is taught, with its standards and the number of its passages, without its text. */
export function selectLessonFacts(db: Database) {
  return db
    .select({
      subject: subjects.name,
      gradeFrom: sql<number>`coalesce(${lessons.gradeFrom}, ${lessons.grade})`,
      gradeTo: sql<number>`coalesce(${lessons.gradeTo}, ${lessons.grade})`,
      standards: sql<unknown>`${lessons.outline} -> 'standards'`,
      passages: PASSAGES,
    })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .leftJoin(passageSources, eq(passageSources.lessonId, lessons.id))
    .where(isNull(lessons.retiredAt))
}

export function selectDocumentFacts(db: Database) {
  return db
    .select({
      subject: documents.subject,
      grade: documents.grade,
      standards: sql<unknown>`${documents.metadata} -> 'standards'`,
      passages: PASSAGES,
    })
    .from(documents)
    .leftJoin(passageSources, eq(passageSources.curriculumDocumentId, documents.id))
    .where(and(isNull(documents.deletedAt)))
}
