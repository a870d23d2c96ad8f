import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'

export function WorkSkeleton() {
  return (
    <SkeletonArea className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </SkeletonArea>
  )
}
