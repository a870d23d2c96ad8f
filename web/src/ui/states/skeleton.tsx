import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const SHAPES = {
  card: 'rounded-card',
  control: 'rounded-control',
  line: 'rounded-small',
  round: 'rounded-full',
}

type SkeletonProps = {
  className: string
  /** What it stands for, which decides its corners. */
  shape?: keyof typeof SHAPES
}

/** One gray shape. Size it like the content it stands for. */
export function Skeleton({ className, shape = 'card' }: SkeletonProps) {
  return <div aria-hidden="true" className={`animate-breathe bg-fill ${SHAPES[shape]} ${className}`} />
}

/** Lines of text to come; the last one is shorter, as in a paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="flex flex-col gap-3">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <Skeleton key={line} className={line === lines - 1 ? 'h-4 w-3/5' : 'h-4 w-full'} shape="line" />
      ))}
    </div>
  )
}

/** Wraps the skeletons of one area and says once, for screen readers, that it is loading. */
export function SkeletonArea({
  label,
  children,
  className,
}: {
  label?: string
  children: ReactNode
  className?: string
}) {
  const { t } = useTranslation('ui')
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label ?? t('spinner.loading')}</span>
      {children}
    </div>
  )
}

type SkeletonBlocksProps = {
  /** Those with corners of their own say which. */
  blocks: readonly (string | SkeletonProps)[]
  /** How often the blocks are repeated. */
  times?: number
  shape?: SkeletonProps['shape']
  /** How they stand, where it is not one above the other. */
  className?: string
}

/** The parts of a page to come; each is sized by its classes. */
export function SkeletonBlocks({ className = 'flex flex-col gap-4', ...blocks }: SkeletonBlocksProps) {
  return (
    <SkeletonArea className={className}>
      <Skeletons {...blocks} />
    </SkeletonArea>
  )
}

/** Several in a row, within an area that says that it is loading. */
export function Skeletons({ blocks, times = 1, shape }: Omit<SkeletonBlocksProps, 'className'>) {
  return Array.from({ length: times }, () => blocks).flatMap((row, place) =>
    row.map((block, column) => (
      <Skeleton
        // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may be alike, and none moves
        key={`${place} ${column}`}
        {...(typeof block === 'string' ? { className: block, shape } : block)}
      />
    )),
  )
}
