import { DrawingFrame, type DrawingProps } from './drawing-frame.tsx'
import { Leaf } from './leaf.tsx'
import { Ground, Pot } from './pot.tsx'

/** Nothing here yet: something has just been planted. */
export function PottedSeedling(props: DrawingProps) {
  return (
    <DrawingFrame width={160} height={120} {...props}>
      <circle cx="80" cy="58" r="50" fill="var(--brand-soft)" />
      <Ground x={80} y={110} width={86} />
      <path d="M80 72C80 60 78 52 80 40" stroke="var(--leaf-deep)" strokeWidth="4" />
      <Leaf x={80} y={54} angle={-28} />
      <Leaf x={80} y={48} angle={-152} isLight />
      <Leaf x={80} y={41} angle={-96} size={0.62} />
      <Pot x={80} y={70} />
    </DrawingFrame>
  )
}
