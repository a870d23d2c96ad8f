import { useTranslation } from 'react-i18next'
import type { MyAssignmentPage } from '#contract/classroom/my-assignments.ts'
import { Markdown } from '../../kit/markdown/markdown.tsx'
import { Card } from '../../ui/layout/card.tsx'

/** Points, the teacher's words and what was looked at. */
export function GradeCard({ work }: { work: MyAssignmentPage }) {
  const { t } = useTranslation('myAssignments')
  const { submission, points, rubric } = work
  const isReturned = submission?.status === 'returned'
  const isGraded = submission?.status === 'graded'
  if (!isGraded && !isReturned && !submission?.feedback) return null
  const grade = isGraded ? submission.grade : null
  const isUnderWay = isGraded && work.state !== 'graded'
  return (
    <Card tone={isReturned ? 'sunken' : 'brand'} className="flex flex-col gap-3">
      <h2 className="font-semibold text-xl">{t('grade.title')}</h2>
      {grade !== null && (
        <p className="font-heading font-semibold text-2xl">
          {isUnderWay ? t('grade.underWay', { grade, points }) : t('grade.points', { grade, points })}
        </p>
      )}
      {submission && submission.lateDeducted > 0 && (
        <p>{t('grade.late', { points: submission.lateDeducted })}</p>
      )}
      {isGraded && submission.isAutomatic && <p className="text-muted">{t('grade.automatic')}</p>}
      {isReturned && <p>{t('grade.returned')}</p>}
      {submission?.feedback && (
        <div>
          <h3 className="font-medium">{t('grade.feedback')}</h3>
          <div className="text-lg">
            <Markdown text={submission.feedback} headingsFrom={4} />
          </div>
        </div>
      )}
      {rubric.length > 0 && isGraded && <RubricLines work={work} />}
    </Card>
  )
}

/** What is looked at and what each part can bring; after grading, what it brought. */
export function RubricLines({ work: { rubric, submission } }: { work: MyAssignmentPage }) {
  const { t } = useTranslation('myAssignments')
  return (
    <div className="flex flex-col gap-1">
      <h3 className="font-medium">{t('grade.rubric')}</h3>
      <ul className="list-disc ps-6">
        {rubric.map(({ id, title, levels }) => {
          const scored = submission?.rubricScores[id]
          const level = levels.find(({ points }) => points === scored)
          const most = Math.max(...levels.map(({ points }) => points))
          return (
            <li key={id} dir="auto" className="wrap-anywhere">
              {level
                ? t('grade.rubricRow', { title, level: level.title, points: level.points })
                : t('grade.rubricOpen', { title, points: most })}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
