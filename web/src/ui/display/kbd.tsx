import type { ComponentProps } from 'react'

export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return (
    <kbd
      className={`inline-block min-w-7 rounded-small border border-border-strong border-b-2 bg-fill px-1.5 text-center font-heading text-base ${className ?? ''}`}
      {...rest}
    />
  )
}
