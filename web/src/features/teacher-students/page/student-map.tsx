import { useQuery } from '@tanstack/react-query'
import { findBusiest } from '../../../kit/learning/find-busiest.ts'
import { metricsQuery } from '../../../kit/learning/learning.data.ts'
import { IsOwnMap } from '../../../kit/skills/is-own-map.ts'
import { MapSection } from '../../../kit/skills/skill-map/map-section.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

type StudentMapProps = {
  studentId: number
  subject: string | null
  skill: string | null
  onChoose: (chosen: { subject: string; skill: string | null }) => void
}

/** The pupil's own map, to be looked at: levels, and the answers behind each. */
export function StudentMap({ studentId, subject, skill, onChoose }: StudentMapProps) {
  const metrics = useQuery(metricsQuery(studentId))
  // Which subject to open is known with the figures; another one would be fetched for nothing.
  if (metrics.isPending) return <Skeleton className="h-[62dvh] min-h-96" />
  const known = metrics.data ?? []
  const shown = subject ?? findBusiest(known)
  const names = known.map(({ subjectName }) => subjectName)
  return (
    <IsOwnMap value={false}>
      <MapSection
        learner={{ id: studentId }}
        subjects={names.includes(shown) ? names : [shown, ...names]}
        subject={shown}
        skill={skill}
        onChoose={onChoose}
      />
    </IsOwnMap>
  )
}
