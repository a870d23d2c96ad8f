import { DrawingFrame, type DrawingProps } from './drawing-frame.tsx'

/** A plant that climbs its trellis. Legible from 24 px on. */
export function LogoMark({ className = 'size-8', title }: DrawingProps) {
  return (
    <DrawingFrame width={32} height={32} className={className} title={title}>
      <path d="M9.5 29V6M22.5 29V6M5 12.5H27M5 22H27" stroke="var(--wood)" strokeWidth="2" />
      <path
        d="M16 30C16 25 10.5 23.5 10.5 18.8S20.5 14.5 19.5 8"
        stroke="var(--leaf-deep)"
        strokeWidth="2.8"
      />
      <path d="M19.5 9C14.5 8.5 13 5 14.2 1.5 18.5 1.8 20.8 4.8 19.5 9Z" fill="var(--leaf)" />
      <path d="M19.6 13C20.5 8.8 23.8 6.8 28.5 8 28 12.5 24.5 14.8 19.6 13Z" fill="var(--leaf)" />
      <path d="M11 18C6.2 19 3.2 16.8 3 12.8 7.5 11.6 10.8 13.5 11 18Z" fill="var(--leaf)" />
      <path d="M14 24.5C15 20.5 18.5 18.8 22.5 20.3 21.8 24.5 18.3 26.5 14 24.5Z" fill="var(--leaf)" />
    </DrawingFrame>
  )
}
