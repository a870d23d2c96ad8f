import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'

/** Wide enough for 200 characters and three buttons. */
export const GUIDE_GRID = 'grid gap-4 lg:grid-cols-2 2xl:grid-cols-3'

export function GuidesSkeleton() {
  return (
    <SkeletonArea className={GUIDE_GRID}>
      {['a', 'b', 'c'].map((place) => (
        <Skeleton key={place} className="h-64 w-full" />
      ))}
    </SkeletonArea>
  )
}
