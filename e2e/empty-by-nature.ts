/** A part of a screen in the demo school that is empty because that is the truth for the account. */
export type Nature = {
  /** As whom; `*` for everybody. */
  who: string
  /** The path, and after a `›` the tab; `*` for every screen. */
  where: string
  /** How the spot begins, as `findEmptySpots` names it. */
  what: string
  why: string
}

export const EMPTY_BY_NATURE: readonly Nature[] = [
  {
    who: '*',
    where: '/waiting-changes',
    what: 'empty:',
    why: 'Everything that was done without a connection has arrived.',
  },
]
