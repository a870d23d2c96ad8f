import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'

export function VideosSkeleton() {
  return (
    <SkeletonArea className="grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
      {[1, 2, 3].map((card) => (
        <Card key={card} padding="none" className="overflow-hidden">
          <Skeleton className="aspect-video" />
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="h-6 w-3/4" shape="line" />
            <Skeleton className="h-6 w-1/2" shape="line" />
            <Skeleton className="h-11" shape="control" />
          </div>
        </Card>
      ))}
    </SkeletonArea>
  )
}
