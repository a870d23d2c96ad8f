import { useState } from 'react'
import type { GradedAssignment, PupilWork } from '#contract/teaching/grading.ts'
import { useUser } from '../../../kit/session.ts'
import { useKeptDraft } from '../../../kit/study/use-kept-draft.ts'
import { type GradeValues, isSameGrade, toValues, versionOf } from '../grade-values.ts'
import { openGradeDraft } from '../use-saves.ts'

/**
 * What the grader types, over what the server knows. News from elsewhere take the place of a form that nobody touched; once
 * something is typed both stay, and the grader decides.
 */
export function useGradeForm(work: PupilWork, assignment: GradedAssignment) {
  const user = useUser()
  const latest = toValues(work, assignment)
  const latestVersion = versionOf(work)
  const [draft] = useState(() => openGradeDraft(user?.id ?? 0, assignment.id, work.studentId))
  const [typed, setTyped] = useState(() => draft.read() ?? { values: latest, version: latestVersion })
  const [isTouched, setTouched] = useState(() => draft.read() !== null)
  const isSame = isSameGrade(typed.values, latest)
  const isNews = typed.version !== latestVersion
  if (isNews && (!isTouched || isSame)) {
    setTyped({ values: latest, version: latestVersion })
    setTouched(false)
  }
  useKeptDraft(draft, typed, isTouched && !isSame)
  return {
    values: typed.values,
    version: typed.version,
    isUnsaved: isTouched && !isSame,
    /** Somebody else saved while this was typed. */
    isOutdated: isNews && isTouched && !isSame,
    latest,
    change: (values: GradeValues) => {
      setTyped({ values, version: typed.version })
      setTouched(true)
    },
    takeTheirs: () => {
      setTyped({ values: latest, version: latestVersion })
      setTouched(false)
    },
    /** Seen and decided: the next save replaces theirs, which is kept among the versions. */
    keepMine: () => setTyped({ values: typed.values, version: latestVersion }),
  }
}
