import type { ComponentProps } from 'react'
import { controlStyles } from './control-styles.ts'
import { useFieldControl } from './field-context.ts'

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  const wired = useFieldControl(rest)
  return (
    <input
      type={type}
      className={`${controlStyles} min-h-11 px-3 py-2 read-only:bg-sunken ${className ?? ''}`}
      {...rest}
      {...wired}
    />
  )
}
