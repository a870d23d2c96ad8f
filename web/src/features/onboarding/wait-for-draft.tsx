import type { ReactNode } from 'react'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { StepHeading } from './step-heading.tsx'

type WaitForDraftProps<Draft> = {
  draft: Draft | null
  title: string
  children: (draft: Draft) => ReactNode
}

/** A step whose earlier answers are on their way; its title is there at once, for the focus. */
export function WaitForDraft<Draft>({ draft, title, children }: WaitForDraftProps<Draft>) {
  if (draft !== null) return children(draft)
  return (
    <>
      <StepHeading isHeard={false}>{title}</StepHeading>
      <SkeletonArea className="flex flex-col gap-3">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </SkeletonArea>
    </>
  )
}
