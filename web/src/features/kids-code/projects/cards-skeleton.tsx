import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'

export const CARD_GRID = 'grid grid-cols-1 gap-4 min-[30rem]:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4'

/** Cards with a picture to come. */
export function CardsSkeleton() {
  return (
    <SkeletonArea className={CARD_GRID}>
      {['a', 'b', 'c'].map((place) => (
        <Card key={place} padding="small" className="flex flex-col gap-3">
          <Skeleton className="aspect-4/3 w-full" />
          <Skeleton className="h-6 w-2/3" shape="line" />
          <Skeleton className="h-4 w-1/3" shape="line" />
        </Card>
      ))}
    </SkeletonArea>
  )
}
