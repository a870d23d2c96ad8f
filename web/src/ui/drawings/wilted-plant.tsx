import { DrawingFrame, type DrawingProps } from './drawing-frame.tsx'
import { Leaf } from './leaf.tsx'
import { Ground, Pot } from './pot.tsx'

/** Something went wrong: the plant hangs its head, nothing that water cannot mend. */
export function WiltedPlant(props: DrawingProps) {
  return (
    <DrawingFrame width={160} height={120} {...props}>
      <circle cx="80" cy="58" r="50" fill="var(--warning-soft)" />
      <Ground x={80} y={110} width={86} />
      <path d="M80 72C80 52 82 30 98 30 108 30 110 38 109 46" stroke="var(--leaf-deep)" strokeWidth="4" />
      <Leaf x={109} y={45} angle={98} size={0.82} />
      <Leaf x={81} y={54} angle={142} size={0.86} isLight />
      <Leaf x={90} y={33} angle={152} size={0.7} />
      <Pot x={80} y={70} />
    </DrawingFrame>
  )
}
