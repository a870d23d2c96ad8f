import { DrawingFrame, type DrawingProps } from './drawing-frame.tsx'
import { Leaf } from './leaf.tsx'
import { Ground } from './pot.tsx'

/** Reading matter to come: a plant grows out of an open book. */
export function OpenBook(props: DrawingProps) {
  return (
    <DrawingFrame width={160} height={120} {...props}>
      <circle cx="80" cy="56" r="50" fill="var(--brand-soft)" />
      <Ground x={80} y={110} width={124} />
      <path
        d="M80 104C66 96 44 94 26 98V62C44 58 66 60 80 68 94 60 116 58 134 62V98C116 94 94 96 80 104Z"
        fill="var(--pot)"
      />
      <path
        d="M80 98C66 90 48 88 32 91V57C48 54 66 56 80 64 94 56 112 54 128 57V91C112 88 94 90 80 98Z"
        fill="var(--paper)"
      />
      <path d="M80 98C94 90 112 88 128 91V57C112 54 94 56 80 64Z" fill="var(--drawing-line)" opacity=".08" />
      <path
        d="M42 66c9-1 18 0 27 4M42 75c9-1 18 0 27 4M91 79c9-4 18-5 27-4"
        stroke="var(--soil)"
        strokeWidth="2.5"
        opacity=".4"
      />
      <path d="M80 66C80 52 78 44 80 30" stroke="var(--leaf-deep)" strokeWidth="4" />
      <Leaf x={80} y={50} angle={-26} size={0.95} />
      <Leaf x={80} y={44} angle={-154} size={0.95} isLight />
      <Leaf x={80} y={31} angle={-84} size={0.66} />
    </DrawingFrame>
  )
}
