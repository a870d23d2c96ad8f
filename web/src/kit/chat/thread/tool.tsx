import type { ComponentProps, ReactNode } from 'react'

type ToolProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  label: string
  children: ReactNode
}

/** Plain on purpose: hundreds of them stand in a long conversation. */
export function Tool({ label, children, ...rest }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-fill hover:text-text aria-pressed:bg-brand-soft aria-pressed:text-brand-ink [&_svg]:size-5"
      {...rest}
    >
      {children}
    </button>
  )
}
