import { DrawingFrame, type DrawingProps } from './drawing-frame.tsx'
import { Flower, Leaf } from './leaf.tsx'

export const GROWTH_STAGES = [0, 1, 2, 3, 4] as const
export type GrowthStage = (typeof GROWTH_STAGES)[number]

const STEM = { stroke: 'var(--leaf-deep)', strokeWidth: 3.5 } as const

/** The picture that runs through the product: a seed (0), a shoot, a sprout, a plant on its trellis, in bloom (4). */
export function Sprout({ stage, ...frame }: DrawingProps & { stage: GrowthStage }) {
  return (
    <DrawingFrame width={96} height={96} {...frame}>
      {stage >= 3 && <Trellis />}
      {stage === 0 && <Seed />}
      {stage === 1 && <Shoot />}
      {stage === 2 && <YoungPlant />}
      {stage >= 3 && <ClimbingPlant />}
      {stage === 4 && (
        <>
          <Flower x={48} y={15} size={1.15} />
          <Flower x={22} y={41} size={0.85} />
          <Flower x={75} y={38} size={0.85} />
        </>
      )}
      <path d="M12 88C20 79 34 77 48 77S76 79 84 88Z" fill="var(--soil)" />
      <path d="M30 84h3M46 82h3M60 85h3" stroke="var(--paper)" strokeWidth="2" opacity=".45" />
    </DrawingFrame>
  )
}

function Seed() {
  return (
    <>
      <path d="M48 78V70" {...STEM} />
      <path d="M48 71C42 71 40 66 42 61 48 61 51 65 48 71Z" fill="var(--leaf)" />
      <path d="M48 71C49 66 52 64 56 65 57 69 53 72 48 71Z" fill="var(--leaf-light)" />
    </>
  )
}

function Shoot() {
  return (
    <>
      <path d="M48 78C48 68 47 60 48 52" {...STEM} />
      <Leaf x={48} y={53} angle={-34} size={0.92} />
      <Leaf x={48} y={53} angle={-146} size={0.92} isLight />
    </>
  )
}

function YoungPlant() {
  return (
    <>
      <path d="M48 78C46 64 50 50 48 32" {...STEM} />
      <Leaf x={48} y={64} angle={-22} size={0.9} />
      <Leaf x={48} y={58} angle={-158} size={0.9} isLight />
      <Leaf x={49} y={44} angle={-34} size={0.85} isLight />
      <Leaf x={49} y={40} angle={-146} size={0.85} />
      <Leaf x={48} y={33} angle={-88} size={0.72} />
    </>
  )
}

function Trellis() {
  return (
    <g stroke="var(--wood)" strokeWidth="3">
      <path d="M30 80V14M66 80V14" />
      <path d="M22 26H74M22 46H74M22 66H74" />
    </g>
  )
}

function ClimbingPlant() {
  return (
    <>
      <path d="M48 78C48 68 33 66 34 56S62 48 62 38 48 28 48 16" {...STEM} />
      <Leaf x={36} y={62} angle={168} size={0.72} isLight />
      <Leaf x={44} y={69} angle={-8} size={0.78} />
      <Leaf x={40} y={51} angle={-150} size={0.74} />
      <Leaf x={58} y={45} angle={14} size={0.78} isLight />
      <Leaf x={60} y={33} angle={-30} size={0.74} />
      <Leaf x={51} y={28} angle={-172} size={0.74} isLight />
      <Leaf x={48} y={17} angle={-112} size={0.5} />
    </>
  )
}
