import { Skeleton, SkeletonArea, SkeletonText } from '../../../ui/states/skeleton.tsx'

/** In the shape of the lesson to come. */
export function LessonSkeleton() {
  return (
    <SkeletonArea className="mx-auto flex max-w-5xl flex-col gap-6">
      <Skeleton className="h-11 w-24" shape="control" />
      <Skeleton className="h-7 w-72" shape="line" />
      <Skeleton className="h-16 w-4/5" shape="line" />
      <Skeleton className="h-40" />
      <Skeleton className="h-16" />
      <div className="flex max-w-3xl flex-col gap-8">
        <SkeletonText lines={5} />
        <Skeleton className="h-8 w-1/2" shape="line" />
        <SkeletonText lines={6} />
      </div>
    </SkeletonArea>
  )
}
