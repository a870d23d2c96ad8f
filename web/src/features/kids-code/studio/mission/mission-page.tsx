import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { openMissionProgram } from '../../keeping/open-program.ts'
import { StudioThing } from '../studio-thing.tsx'
import { MissionStudio } from './mission-studio.tsx'

type MissionPageProps = { user: User; missionId: string }

/** A mission as it was left on this device, or from its start. */
export function MissionPage({ user, missionId }: MissionPageProps) {
  const opened = useQuery({
    queryKey: ['kidsCodeMission', user.id, missionId],
    queryFn: () => openMissionProgram(user.id, missionId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  })
  return (
    <StudioThing read={opened}>
      {({ mission, program }) => <MissionStudio user={user} mission={mission} opened={program} />}
    </StudioThing>
  )
}
