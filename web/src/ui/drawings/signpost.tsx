import { DrawingFrame, type DrawingProps } from './drawing-frame.tsx'
import { Leaf } from './leaf.tsx'
import { Ground } from './pot.tsx'

/** A way that leads nowhere yet, or a page that is not there. */
export function Signpost(props: DrawingProps) {
  return (
    <DrawingFrame width={160} height={120} {...props}>
      <circle cx="80" cy="58" r="50" fill="var(--brand-soft)" />
      <Ground x={80} y={110} width={96} />
      <path d="M80 110V18" stroke="var(--wood)" strokeWidth="7" />
      <path d="M58 26H110L122 37 110 48H58A3 3 0 0 1 55 45V29A3 3 0 0 1 58 26Z" fill="var(--pot)" />
      <path
        d="M102 56H52L40 66.5 52 77H102A3 3 0 0 0 105 74V59A3 3 0 0 0 102 56Z"
        fill="var(--paper)"
        stroke="var(--wood)"
        strokeWidth="2.5"
      />
      <path d="M66 37H98" stroke="var(--paper)" strokeWidth="3.5" opacity=".85" />
      <path d="M60 66.5H92" stroke="var(--soil)" strokeWidth="3.5" opacity=".5" />
      <path d="M86 110C92 104 74 96 76 86S88 80 85 78" stroke="var(--leaf-deep)" strokeWidth="3.5" />
      <Leaf x={84} y={101} angle={-14} size={0.66} />
      <Leaf x={77} y={92} angle={-164} size={0.62} isLight />
      <Leaf x={82} y={82} angle={4} size={0.56} />
    </DrawingFrame>
  )
}
