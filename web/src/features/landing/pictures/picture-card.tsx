import type { ComponentProps } from 'react'

export function PictureCard({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={`w-full max-w-md rounded-card border border-border bg-raised p-5 text-text shadow-raised ${className ?? ''}`}
      {...rest}
    />
  )
}
