import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanOwnHtml } from '../rich-text/clean-html.ts'
import type { MarkdownProps } from './markdown.tsx'
import { renderMarkdown } from './render-markdown.ts'
import '../rich-text/rich-text.css'
import './markdown.css'

type DrawnMarkdownProps = MarkdownProps & {
  drawFormula?: (tex: string, isBlock: boolean) => string | null
}

export function DrawnMarkdown({ text, as = 'block', headingsFrom = 3, drawFormula }: DrawnMarkdownProps) {
  const { t } = useTranslation('study')
  const element = useRef<HTMLDivElement>(null)
  useOwnLinks(element)
  const words = { done: t('markdown.done'), open: t('markdown.open'), broken: t('markdown.broken') }
  const inside = { __html: cleanOwnHtml(renderMarkdown({ text, as, headingsFrom, words, drawFormula })) }
  return as === 'line' ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify
    <span ref={element} dir="auto" className="rich-text own-text" dangerouslySetInnerHTML={inside} />
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify
    <div ref={element} dir="auto" className="rich-text own-text" dangerouslySetInnerHTML={inside} />
  )
}

/** Links to our own pages change the page without loading it anew. */
function useOwnLinks(text: RefObject<HTMLElement | null>): void {
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
