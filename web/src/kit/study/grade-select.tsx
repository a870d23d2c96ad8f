import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { COLLEGE_GRADE, useGradeText } from './use-grade-text.ts'

/** Documented: the grades one can choose from. */
const SCHOOL_GRADES: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1)
/** The empty text cannot be the value of an entry. */
const NONE = 'none'

type GradeSelectProps = {
  /** As forms hold it: the number as text, empty for none. */
  value: string
  onChange: (grade: string) => void
  onBlur?: () => void
  /** What the entry without a grade says. */
  none: string
  hasCollege?: boolean
}

export function GradeSelect({ value, onChange, onBlur, none, hasCollege }: GradeSelectProps) {
  const toGradeText = useGradeText()
  return (
    <Select
      value={value || NONE}
      onValueChange={(grade) => onChange(grade === NONE ? '' : grade)}
      onBlur={onBlur}
    >
      <SelectItem value={NONE}>{none}</SelectItem>
      <SelectItems
        values={hasCollege ? [...SCHOOL_GRADES, COLLEGE_GRADE] : withOwn(value)}
        nameOf={(grade) => toGradeText(grade)}
      />
    </Select>
  )
}

/** What is for college keeps its grade, though it cannot be chosen here. */
function withOwn(value: string): readonly number[] {
  const grade = Number(value)
  return value && !SCHOOL_GRADES.includes(grade) ? [...SCHOOL_GRADES, grade] : SCHOOL_GRADES
}
