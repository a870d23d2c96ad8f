import { DrawingFrame, type DrawingProps } from './drawing-frame.tsx'
import { Leaf } from './leaf.tsx'
import { Ground, Pot } from './pot.tsx'

/** No connection: a cloud, and a plant that waits under it unharmed. */
export function OfflineCloud(props: DrawingProps) {
  return (
    <DrawingFrame width={160} height={120} {...props}>
      <circle cx="80" cy="60" r="48" fill="var(--brand-soft)" />
      <Ground x={80} y={106} width={66} />
      <path d="M48 56A17 17 0 0 1 49 22 25 25 0 0 1 96 18 19 19 0 0 1 114 56Z" fill="var(--sky)" />
      <path
        d="M48 56A17 17 0 0 1 49 22C46 36 60 46 84 46 100 46 118 44 126 38A19 19 0 0 1 114 56Z"
        fill="var(--info)"
        opacity=".22"
      />
      <path d="M70 28 92 46M92 28 70 46" stroke="var(--drawing-line)" strokeWidth="4" opacity=".75" />
      <g transform="translate(24 24) scale(.7)">
        <path d="M80 78C80 70 79 66 80 58" stroke="var(--leaf-deep)" strokeWidth="5" />
        <Leaf x={80} y={66} angle={-24} />
        <Leaf x={80} y={62} angle={-156} isLight />
        <Pot x={80} y={76} />
      </g>
    </DrawingFrame>
  )
}
