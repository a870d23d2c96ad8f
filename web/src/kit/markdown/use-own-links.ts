import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Links to our own pages change the page without loading it anew. */
export function useOwnLinks(text: RefObject<HTMLElement | null>): void {
  const { history } = useRouter()
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const address = link?.getAttribute('href')
    if (!address?.startsWith('/') || !isPlain) return
    event.preventDefault()
    history.push(address)
  })
  useEffect(() => {
    const element = text.current
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [text])
}
