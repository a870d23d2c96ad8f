import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import type { SectionId } from './section-ids.ts'

type SectionLinkProps = {
  id: SectionId
  children: ReactNode
  className?: string
  onFollow?: () => void
}

/** Glides to a section of the page and moves the focus there, so that the next Tab continues inside it. */
export function SectionLink({ id, children, className, onFollow }: SectionLinkProps) {
  const navigate = useNavigate()

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    onFollow?.()
    showSection(id)
    void navigate({ to: '/', hash: id, state: true, resetScroll: false, hashScrollIntoView: false })
  }

  return (
    <a href={`#${id}`} className={className} onClick={follow}>
      {children}
    </a>
  )
}

function showSection(id: SectionId): void {
  const section = document.getElementById(id)
  const wantsStillness = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  section?.focus({ preventScroll: true })
  section?.scrollIntoView({ behavior: wantsStillness ? 'instant' : 'smooth', block: 'start' })
}
