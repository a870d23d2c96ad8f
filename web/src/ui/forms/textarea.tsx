import type { ComponentProps } from 'react'
import { controlStyles } from './control-styles.ts'
import { useFieldControl } from './field-context.ts'

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const wired = useFieldControl(rest)
  return (
    <textarea
      rows={rows}
      className={`${controlStyles} min-h-24 resize-y px-3 py-2 read-only:bg-sunken ${className ?? ''}`}
      {...rest}
      {...wired}
    />
  )
}
