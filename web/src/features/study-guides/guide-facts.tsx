import { useGradeText } from '../../kit/study/use-grade-text.ts'
import { Badge } from '../../ui/display/badge.tsx'

/** Subject and grade, where the author gave them. */
export function GuideFacts({ guide }: { guide: { subject: string | null; grade: number | null } }) {
  const toGradeText = useGradeText()
  return (
    <>
      {guide.subject && (
        <Badge tone="neutral" className="wrap-anywhere">
          {guide.subject}
        </Badge>
      )}
      {guide.grade !== null && <Badge tone="outline">{toGradeText(guide.grade)}</Badge>}
    </>
  )
}
