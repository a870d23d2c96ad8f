import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'

export function GuidesSkeleton() {
  return (
    <SkeletonArea className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {['a', 'b', 'c'].map((place) => (
        <Skeleton key={place} className="h-64 w-full rounded-card" />
      ))}
    </SkeletonArea>
  )
}
