import { Skeleton } from '../../../ui/states/skeleton.tsx'

/** The shape of the studio while it comes. */
export function StudioSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <Skeleton className="h-13" shape="control" />
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-[60dvh] max-lg:order-2" />
        <div className="flex flex-col gap-3">
          <Skeleton className="aspect-4/3" />
          <Skeleton className="h-32 max-lg:hidden" />
        </div>
      </div>
    </div>
  )
}
