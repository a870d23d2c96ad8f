import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the product, with its query or anchor if it has one. */
  to: string
  state?: Record<string, unknown>
}

// A link is current only on its own page, not on every page below it.
const EXACTLY = { exact: true }

/** A link inside the product: changes the page without loading it anew. */
export function AppLink({ to, state, ...rest }: AppLinkProps) {
  return (
    <Link
      to={to as never}
      activeOptions={EXACTLY}
      {...(state && { state: state as never })}
      {...(rest as object)}
    />
  )
}
