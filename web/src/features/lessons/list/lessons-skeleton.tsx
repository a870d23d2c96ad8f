import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'

/** In the shape of the list to come. */
export function LessonsSkeleton() {
  return (
    <SkeletonArea className="flex flex-col gap-6">
      <div className="flex flex-col flex-wrap gap-4 md:flex-row">
        <Skeleton className="h-18 md:min-w-48 md:flex-1" />
        <Skeleton className="h-18 md:w-56" />
      </div>
      <Skeleton className="h-6 w-24" shape="line" />
      <Skeleton className="h-11 w-64" shape="control" />
      <div className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Skeleton key={place} className="h-73" />
        ))}
      </div>
    </SkeletonArea>
  )
}
