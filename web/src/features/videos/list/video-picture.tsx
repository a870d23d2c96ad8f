import type { CSSProperties, ReactNode } from 'react'
import { drawPlaceholder } from '#engines/videos/index.ts'

type VideoPictureProps = {
  video: { title: string; videoId: string | null }
  /** What stands on it. */
  children?: ReactNode
  className?: string
}

/** Drawn here: the platform's own picture would tell it who looks at the list. */
export function VideoPicture({ video, children, className }: VideoPictureProps) {
  const { hue, letters } = drawPlaceholder(video)
  const shade = (light: string, dark: string) => `light-dark(oklch(${light} ${hue}), oklch(${dark} ${hue}))`
  const style: CSSProperties = {
    background: `linear-gradient(135deg, ${shade('0.93 0.05', '0.34 0.05')}, ${shade('0.86 0.08', '0.26 0.06')})`,
    color: shade('0.42 0.1', '0.85 0.08'),
  }
  return (
    <div className={`relative aspect-video w-full overflow-hidden ${className ?? ''}`} style={style}>
      <svg aria-hidden="true" viewBox="0 0 160 90" className="absolute inset-0 size-full">
        <circle cx="132" cy="14" r="34" fill="currentColor" opacity="0.08" />
        <circle cx="16" cy="84" r="40" fill="currentColor" opacity="0.08" />
        <text
          x="12"
          y="78"
          fontSize="22"
          fill="currentColor"
          opacity="0.75"
          className="font-heading font-semibold"
        >
          {letters}
        </text>
        {!children && (
          <>
            <circle cx="80" cy="45" r="17" fill="currentColor" opacity="0.16" />
            <path d="M75 36.5 L90 45 L75 53.5 Z" fill="currentColor" />
          </>
        )}
      </svg>
      {children}
    </div>
  )
}
