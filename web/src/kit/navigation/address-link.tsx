import type { ComponentProps } from 'react'
import { AppLink } from '../app-link.tsx'
import { toAppTarget } from './app-target.ts'

/** A link to an address from outside the code. One that no page has is left to the server, which says so. */
export function AddressLink({ address, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { address: string }) {
  const target = toAppTarget(address)
  return target ? <AppLink {...target} {...rest} /> : <a href={address} {...rest} />
}
