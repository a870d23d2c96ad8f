import { type ReactNode, useState } from 'react'
import { NetworkError } from '../../../api/call.ts'
import { useFetched } from '../../../kit/use-fetched.ts'
import type { TourKind } from '../steps.ts'
import { OfferView } from './offer-view.tsx'
import type { EndingProps } from './use-ending.ts'

const loadProblem = async () => ({ Ending: (await import('./problem-ending.tsx')).ProblemEnding })

/** Each role's last step comes when it is wanted: a teacher has no use for the fields of problems. */
const LOADERS: Record<TourKind, () => Promise<{ Ending: (props: EndingProps) => ReactNode }>> = {
  young: loadProblem,
  student: loadProblem,
  college: async () => ({ Ending: (await import('./college-ending.tsx')).CollegeEnding }),
  professional: async () => ({ Ending: (await import('./professional-ending.tsx')).ProfessionalEnding }),
  teacher: async () => ({ Ending: (await import('./teacher-ending.tsx')).TeacherEnding }),
  admin: async () => ({ Ending: (await import('./admin-ending.tsx')).AdminEnding }),
  guardian: async () => ({ Ending: (await import('./guardian-ending.tsx')).GuardianEnding }),
}

type FetchedEndingProps = EndingProps & { kind: TourKind }

export function FetchedEnding(props: FetchedEndingProps) {
  const [attempt, setAttempt] = useState(0)
  return <Fetched key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function Fetched({ kind, onRetry, ...props }: FetchedEndingProps & { onRetry: () => void }) {
  const [fetched, hasFailed] = useFetched(LOADERS[kind])
  if (fetched) return <fetched.Ending {...props} />
  const error = hasFailed ? new NetworkError() : null
  return (
    <OfferView frame={props.frame} offer={{ data: undefined, error, isFetching: false, refetch: onRetry }}>
      {() => null}
    </OfferView>
  )
}
