import { Link, type LinkComponentProps, type RegisteredRouter } from '@tanstack/react-router'
import type { VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { type ButtonProps, buttonStyles } from '../../ui/actions/button.tsx'
import { EXACTLY, type KnownPath } from '../app-link.tsx'

type Looks = VariantProps<typeof buttonStyles> & Pick<ButtonProps, 'icon'> & { children?: ReactNode }

/** A link inside the product that looks like a button. */
export function LinkButton<const Path extends string>(
  props: LinkComponentProps<'a', RegisteredRouter, string, Path> & KnownPath<Path> & Looks,
) {
  const given = props as LinkComponentProps<'a'> & Looks
  const { variant, size, isFullWidth, className, icon: Icon, children, ...link } = given
  const styles = buttonStyles({ variant, size, isFullWidth, className })
  return (
    <Link activeOptions={EXACTLY} className={styles} {...link}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </Link>
  )
}
