import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const badgeStyles = cva(
  'inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 font-medium text-base [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'bg-fill text-text',
        outline: 'border border-border-strong text-text',
        primary: 'bg-brand-soft text-brand-ink',
        emerald: 'bg-emerald-soft text-emerald-ink',
        amber: 'bg-amber-soft text-amber-ink',
        cyan: 'bg-cyan-soft text-cyan-ink',
        purple: 'bg-purple-soft text-purple-ink',
        info: 'bg-info-soft text-info-ink',
        success: 'bg-success-soft text-success-ink',
        warning: 'bg-warning-soft text-warning-ink',
        destructive: 'bg-destructive-soft text-destructive-ink',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyles>['tone']>

export function Badge(props: ComponentProps<'span'> & { tone?: BadgeTone | undefined }) {
  const { tone, className, ...rest } = props
  return <span className={badgeStyles({ tone, className })} {...rest} />
}
