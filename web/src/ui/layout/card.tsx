import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'

const cardStyles = cva('relative rounded-card border text-text', {
  variants: {
    tone: {
      surface: 'border-border bg-surface',
      sunken: 'border-border bg-sunken',
      brand: 'border-brand-edge bg-brand-soft',
      raised: 'border-border bg-raised shadow-raised',
    },
    padding: { none: '', medium: 'p-4 sm:p-6', small: 'p-4' },
    /** The whole card reacts to a link inside it that stretches over it (`after:absolute after:inset-0`). */
    isInteractive: {
      true: 'transition-colors hover:border-border-strong focus-within:border-border-strong',
    },
  },
  defaultVariants: { tone: 'surface', padding: 'medium' },
})

type CardProps = ComponentProps<'div'> &
  VariantProps<typeof cardStyles> & {
    /** A colored edge on the left, any CSS color. */
    accent?: string
  }

export function Card({ tone, padding, isInteractive, accent, className, style, ...rest }: CardProps) {
  const edge: CSSProperties | undefined = accent
    ? { borderInlineStartWidth: 6, borderInlineStartColor: accent, ...style }
    : style
  return <div className={cardStyles({ tone, padding, isInteractive, className })} style={edge} {...rest} />
}

export function CardHeader({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={`mb-4 flex flex-col gap-1 ${className ?? ''}`} {...rest} />
}

export function CardTitle(props: ComponentProps<'h2'> & { level?: 1 | 2 | 3 | 4 }) {
  const { level = 2, className, ...rest } = props
  const Heading = `h${level}` as const
  return <Heading className={`font-semibold text-xl ${className ?? ''}`} {...rest} />
}

export function CardDescription({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={`text-muted ${className ?? ''}`} {...rest} />
}

type CardIntroProps = { title: ReactNode; text: ReactNode; id?: string; className?: string }

/** What a card is about, and one sentence on it. */
export function CardIntro({ title, text, id, className }: CardIntroProps) {
  return (
    <div className={className}>
      <CardTitle id={id}>{title}</CardTitle>
      <CardDescription>{text}</CardDescription>
    </div>
  )
}

export function CardFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={`mt-4 flex flex-wrap items-center gap-3 ${className ?? ''}`} {...rest} />
}
