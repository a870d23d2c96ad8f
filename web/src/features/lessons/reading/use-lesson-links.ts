import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { toAppTarget } from '../../../kit/navigation/app-target.ts'

const SCROLLERS = 'table, pre, math[display="block"]'

/** Links of the text name lessons by key; readers get the addresses of this product. What scrolls is made reachable. */
export function useLessonLinks(
  text: RefObject<HTMLElement | null>,
  linkedLessons: Readonly<Record<string, number>>,
): void {
  const navigate = useNavigate()
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const target = toAppTarget(link?.getAttribute('href') ?? '')
    if (!target || !isPlain) return
    event.preventDefault()
    void navigate(target)
  })

  useEffect(() => {
    const element = text.current
    if (!element) return
    for (const link of element.querySelectorAll('a[href^="lesson:"]')) {
      const id = linkedLessons[link.getAttribute('href')?.slice('lesson:'.length) ?? '']
      if (id === undefined) link.removeAttribute('href')
      else link.setAttribute('href', `/lessons/${id}`)
    }
    for (const wide of element.querySelectorAll<HTMLElement>(SCROLLERS)) {
      if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [text, linkedLessons])
}
