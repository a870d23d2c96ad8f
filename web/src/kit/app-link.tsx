import { Link, type LinkComponentProps, type RegisteredRouter } from '@tanstack/react-router'

// A link is current only on its own page, not on every page below it.
export const EXACTLY = { exact: true }

/** A path that may be any text is refused: `AddressLink` checks such a one. */
export type KnownPath<Path> = string extends Path ? { to: never } : unknown

/** A link inside the product: changes the page without loading it anew. */
export function AppLink<const Path extends string>(
  props: LinkComponentProps<'a', RegisteredRouter, string, Path> & KnownPath<Path>,
) {
  return <Link activeOptions={EXACTLY} {...(props as LinkComponentProps<'a'>)} />
}
