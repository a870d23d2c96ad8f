import { cva, type VariantProps } from 'class-variance-authority'
import * as Slot from 'radix-ui/slot'
import type { ComponentProps, ComponentType, MouseEvent } from 'react'
import { SpinnerIcon } from '../states/spinner-icon.tsx'

export const buttonStyles = cva(
  [
    'inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 rounded-control border',
    'text-center font-heading font-medium no-underline transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed',
    '[&_svg]:size-5 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-hover',
        secondary:
          'border-transparent bg-brand-soft text-brand-ink hover:border-brand-edge active:border-brand-edge',
        outline: 'border-border-strong bg-surface text-text hover:bg-fill active:bg-fill',
        ghost: 'border-transparent text-text hover:bg-fill active:bg-fill',
        destructive:
          'border-transparent bg-destructive text-on-destructive hover:bg-destructive-hover active:bg-destructive-hover',
        link: 'border-transparent text-brand-ink underline underline-offset-4 hover:decoration-2',
      },
      size: {
        medium: 'min-h-11 px-4 py-2 text-base',
        large: 'min-h-13 px-6 py-3 text-lg',
        icon: 'size-11 p-0',
      },
      isFullWidth: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'medium' },
  },
)

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonStyles> & {
    /** The only child (a router link, an anchor) becomes the button and gets its looks. */
    asChild?: boolean
    /** Before the text; not together with `asChild`. */
    icon?: ComponentType<{ 'aria-hidden': 'true' }>
    /** Work is under way: clicks are swallowed, focus and width stay. */
    isPending?: boolean
    /** Said instead of the label while the work is under way. */
    pendingLabel?: string
  }

/** `className` is for the place of the button (margin, grid area); its looks come from the variants. */
export function Button({
  variant,
  size,
  isFullWidth,
  className,
  asChild = false,
  isPending = false,
  pendingLabel,
  icon: Icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const styles = buttonStyles({ variant, size, isFullWidth, className })
  if (asChild) {
    return (
      <Slot.Root className={styles} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    )
  }

  const content = (
    <>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </>
  )

  function swallowWhilePending(event: MouseEvent<HTMLButtonElement>) {
    if (isPending) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      // A disabled button would lose the focus, so a pending one only says that it is busy.
      type={type}
      className={styles}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={swallowWhilePending}
      {...rest}
    >
      {isPending || pendingLabel ? (
        <span className="grid place-items-center">
          <span
            className={`col-start-1 row-start-1 inline-flex items-center gap-2 ${isPending ? 'invisible' : ''}`}
          >
            {content}
          </span>
          <span
            className={`col-start-1 row-start-1 inline-flex items-center gap-2 ${isPending ? '' : 'invisible'}`}
          >
            <SpinnerIcon />
            {pendingLabel}
            {isPending && !pendingLabel && <span className="sr-only">{children}</span>}
          </span>
        </span>
      ) : (
        content
      )}
    </button>
  )
}
