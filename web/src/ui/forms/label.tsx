import type { ComponentProps } from 'react'

export function Label({ className, ...rest }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller names the control by htmlFor
  return <label className={`font-medium text-text ${className ?? ''}`} {...rest} />
}
