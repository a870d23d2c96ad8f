import { type ReactNode, useState } from 'react'
import { NetworkError } from '../../../api/call.ts'
import { useFetched } from '../../../kit/use-fetched.ts'
import type { TourKind } from '../steps.ts'
import { AdminEnding } from './admin-ending.tsx'
import { CollegeEnding } from './college-ending.tsx'
import { GuardianEnding } from './guardian-ending.tsx'
import { OfferView } from './offer-view.tsx'
import { ProfessionalEnding } from './professional-ending.tsx'
import { TeacherEnding } from './teacher-ending.tsx'
import type { EndingProps } from './use-ending.ts'

/** The others come with the tour: a chunk for each of them would move what they share into the first load of every page. */
const ENDINGS: Record<TourKind, (props: EndingProps) => ReactNode> = {
  young: FetchedProblem,
  student: FetchedProblem,
  college: CollegeEnding,
  professional: ProfessionalEnding,
  teacher: TeacherEnding,
  admin: AdminEnding,
  guardian: GuardianEnding,
}

export function Ending({ kind, ...props }: EndingProps & { kind: TourKind }) {
  const Own = ENDINGS[kind]
  return <Own {...props} />
}

/** The fields for answers are many: nobody else has a use for them. */
const loadProblem = () => import('./problem-ending.tsx')

function FetchedProblem(props: EndingProps) {
  const [attempt, setAttempt] = useState(0)
  return <ProblemOnceFetched key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function ProblemOnceFetched({ onRetry, ...props }: EndingProps & { onRetry: () => void }) {
  const [fetched, hasFailed] = useFetched(loadProblem)
  if (fetched) return <fetched.ProblemEnding {...props} />
  const error = hasFailed ? new NetworkError() : null
  return (
    <OfferView frame={props.frame} offer={{ data: undefined, error, isFetching: false, refetch: onRetry }}>
      {() => null}
    </OfferView>
  )
}
