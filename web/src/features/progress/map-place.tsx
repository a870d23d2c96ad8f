import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { MapSection } from '../../kit/skills/skill-map/map-section.tsx'
import { OfflineState } from '../../ui/states/offline-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'

/** The map is a sixth of all that a device would keep for offline use, and one tab of this screen. */
const mapQuery = queryOptions({
  queryKey: ['code', 'skill-map'],
  queryFn: () => import('../../kit/skills/skill-map/map-section.tsx'),
})

/** The skill map, once its code is there. */
export function MapPlace(props: ComponentProps<typeof MapSection>) {
  const { data, isError, refetch } = useQuery(mapQuery)
  if (data) return <data.MapSection {...props} />
  if (isError) return <OfflineState headingLevel={3} onRetry={() => void refetch()} />
  // As high as a window, so that who came for the map is led to its place before it is there.
  return <Skeleton className="h-dvh" />
}
