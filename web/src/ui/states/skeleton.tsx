import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** One grey shape. Size it like the content it stands for. */
export function Skeleton({
  className = 'h-4 w-full',
  isRound = false,
}: {
  className?: string
  isRound?: boolean
}) {
  const shape = isRound ? 'rounded-full' : 'rounded-small'
  return <div aria-hidden="true" className={`animate-breathe bg-fill ${shape} ${className}`} />
}

/** Lines of text to come; the last one is shorter, as in a paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="flex flex-col gap-3">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <Skeleton key={line} className={line === lines - 1 ? 'h-4 w-3/5' : 'h-4 w-full'} />
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

/** The parts of a page to come, one above the other; each is sized by its classes. */
export function SkeletonBlocks({ blocks }: { blocks: readonly string[] }) {
  return (
    <SkeletonArea className="flex flex-col gap-4">
      {blocks.map((block) => (
        <Skeleton key={block} className={block} />
      ))}
    </SkeletonArea>
  )
}
