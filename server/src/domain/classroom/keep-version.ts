import type { Database } from '../../db/database.ts'
import { type assignmentSubmissions, submissionVersions } from '../../db/schema/teaching/assignments.ts'

type SubmissionRow = typeof assignmentSubmissions.$inferSelect

/** Keeps a submission as it stands, before it is replaced or graded anew. Who calls it has locked the row. */
export async function keepVersion(db: Database, submission: SubmissionRow, replacedAt: Date): Promise<void> {
  const { id, version, submittedAt, content, attachments, status } = submission
  const { grade, feedback, rubricScores, gradedBy, gradedAt } = submission
  await db.insert(submissionVersions).values({
    submissionId: id,
    version,
    submittedAt,
    content,
    attachments,
    status,
    grade,
    feedback,
    rubricScores,
    gradedBy,
    gradedAt,
    replacedAt,
  })
}
