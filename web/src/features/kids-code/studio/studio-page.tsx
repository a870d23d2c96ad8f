import { useUser } from '../../../kit/session.ts'
import { LookPage } from './look/look-page.tsx'
import { MissionPage } from './mission/mission-page.tsx'
import { OwnPage } from './own/own-page.tsx'
import type { Wanted } from './read-address.ts'

export function StudioPage({ wanted }: { wanted: Wanted }) {
  const user = useUser()
  // Nobody is here only for the moment in which somebody signs out.
  if (!user) return null
  if (wanted.kind === 'project') return <OwnPage user={user} name={wanted.name} />
  if (wanted.kind === 'mission') return <MissionPage key={wanted.id} user={user} missionId={wanted.id} />
  return <LookPage key={`${wanted.kind} ${wanted.id}`} user={user} wanted={wanted} />
}
