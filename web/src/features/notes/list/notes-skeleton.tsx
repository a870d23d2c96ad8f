import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton, SkeletonArea, SkeletonText } from '../../../ui/states/skeleton.tsx'

export function NotesSkeleton() {
  return (
    <SkeletonArea className="grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
      {['a', 'b', 'c'].map((place) => (
        <Card key={place} padding="small" className="flex flex-col gap-4">
          <Skeleton className="h-6 w-2/3" shape="line" />
          <Skeleton className="h-4 w-1/3" shape="line" />
          <SkeletonText lines={4} />
          <Skeleton className="h-11 w-full" shape="control" />
        </Card>
      ))}
    </SkeletonArea>
  )
}
