import { DrawingFrame, type DrawingProps } from './drawing-frame.tsx'
import { Leaf } from './leaf.tsx'
import { Ground } from './pot.tsx'

/** Something to tend to: practice, review, a first step. */
export function WateringCan(props: DrawingProps) {
  return (
    <DrawingFrame width={160} height={120} {...props}>
      <circle cx="84" cy="58" r="50" fill="var(--brand-soft)" />
      <Ground x={84} y={110} width={124} />
      <path d="M66 40 42 26" stroke="var(--tin)" strokeWidth="7" />
      <path d="M46 20 36 36" stroke="var(--tin)" strokeWidth="6" />
      <path d="M34 44v5M26 52v5M37 56v5M28 66v5M37 70v5" stroke="var(--tin)" strokeWidth="3.5" opacity=".6" />
      <path d="M104 46C134 40 138 82 106 80" stroke="var(--tin)" strokeWidth="6" />
      <path d="M62 34C70 30 98 30 106 34L110 84C110 90 58 90 58 84Z" fill="var(--tin)" />
      <path
        d="M96 33C101 33 104 33.5 106 34L110 84C110 87 100 88.5 90 88.7 98 74 99 50 96 33Z"
        fill="var(--drawing-line)"
        opacity=".22"
      />
      <ellipse cx="84" cy="34" rx="22" ry="4.5" fill="var(--drawing-line)" opacity=".35" />
      <path d="M66 58c8 3 28 3 36 0" stroke="var(--paper)" strokeWidth="3" opacity=".6" />
      <path d="M32 108C32 100 31 96 32 90" stroke="var(--leaf-deep)" strokeWidth="3.5" />
      <Leaf x={32} y={94} angle={-28} size={0.6} />
      <Leaf x={32} y={92} angle={-152} size={0.6} isLight />
    </DrawingFrame>
  )
}
