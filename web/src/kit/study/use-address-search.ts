import { useEffect, useEffectEvent, useState } from 'react'
import { useSettled } from './use-settled.ts'

const REST_MS = 250

/**
 * What stands in a search field and what the address asks for, kept in step: the address follows once the fingers rest,
 * for the way back, and the field follows when the way back or a link asks for another search.
 */
export function useAddressSearch(asked: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(asked)
  const search = useSettled(typed, REST_MS).trim()
  const keepSearch = useEffectEvent((next: string) => {
    if (next !== asked) onSearch(next)
  })
  useEffect(() => keepSearch(search), [search])
  const followAddress = useEffectEvent((next: string) => {
    if (next !== search) setTyped(next)
  })
  useEffect(() => followAddress(asked), [asked])
  return { typed, setTyped, search }
}
