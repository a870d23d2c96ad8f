import type { ComponentProps } from 'react'

/** Read aloud, not shown. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={`sr-only ${className ?? ''}`} {...rest} />
}
