import type * as Radix from 'radix-ui/dropdown-menu'
import { createContext, useContext } from 'react'

/** What the pieces of a menu are made of; there as soon as one is open. */
export const MenuParts = createContext<typeof Radix | null>(null)

export function useMenuParts(): typeof Radix {
  const parts = useContext(MenuParts)
  if (!parts) throw new Error('A piece of a menu stands outside of any')
  return parts
}
