import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'

export function VideosSkeleton() {
  return (
    <SkeletonArea className="grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
      {[1, 2, 3].map((card) => (
        <div key={card} className="flex flex-col gap-3">
          <Skeleton className="aspect-video w-full" />
          <Skeleton className="h-6 w-3/4" shape="line" />
          <Skeleton className="h-6 w-1/2" shape="line" />
          <Skeleton className="h-11 w-full" shape="control" />
        </div>
      ))}
    </SkeletonArea>
  )
}
