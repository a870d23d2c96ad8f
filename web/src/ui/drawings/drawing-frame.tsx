import type { ReactNode } from 'react'

export type DrawingProps = {
  /** Set it only where the drawing says something that no text beside it says. */
  title?: string
  className?: string
}

type DrawingFrameProps = DrawingProps & { width: number; height: number; children: ReactNode }

/** Drawings decorate by default: silent for screen readers, colored by the theme's own variables. */
export function DrawingFrame({ title, className, width, height, children }: DrawingFrameProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {children}
    </svg>
  )
}
