import type { ComponentProps } from 'react'

/** One band of the page: full width outside, one measure inside. */
export function Section({ className, children, ...rest }: ComponentProps<'section'>) {
  return (
    <section className={`py-14 sm:py-20 lg:py-24 ${className ?? ''}`} {...rest}>
      <div className="mx-auto w-full max-w-6xl px-5 sm:px-8">{children}</div>
    </section>
  )
}

export function SectionTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 className={`font-semibold text-3xl tracking-tight sm:text-4xl ${className ?? ''}`} {...rest}>
      {children}
    </h2>
  )
}
