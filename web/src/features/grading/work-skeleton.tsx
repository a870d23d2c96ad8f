import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'

/** With the head, until it is known whose work it is. */
export function WorkSkeleton({ hasHead = false }: { hasHead?: boolean }) {
  return (
    <SkeletonArea className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
      {hasHead && <Skeleton className="-mb-2 h-48 sm:h-32 lg:col-span-2 lg:h-17" />}
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </SkeletonArea>
  )
}
