import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'

const COLORS = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)', 'var(--chart-4)', 'var(--chart-5)']
const WIDTHS = [96, 132, 72, 116]
/** The stage is four to three. */
const FRAME = 'aspect-4/3 w-full rounded-control border border-border bg-sunken'

/** What the stage looked like; until it was drawn, a pile of blocks that no other project has. */
export function ProjectPicture({ id, thumbnail }: { id: number; thumbnail: string | null }) {
  if (thumbnail) return <img src={thumbnail} alt="" className={`${FRAME} object-cover`} />
  return (
    <svg viewBox="0 0 240 180" aria-hidden="true" className={FRAME}>
      {[0, 1, 2, 3].map((line) => (
        <g key={line} transform={`translate(${40 + 14 * ((id + line) % 3)} ${30 + 31 * line})`}>
          <rect
            width={WIDTHS[(id + 3 * line) % WIDTHS.length]}
            height="26"
            rx="9"
            fill={COLORS[(id * 2 + line) % COLORS.length]}
          />
          <circle cx="17" cy="13" r="5" fill="var(--surface)" />
        </g>
      ))}
    </svg>
  )
}

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
