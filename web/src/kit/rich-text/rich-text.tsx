import { memo, type RefObject, useLayoutEffect, useRef } from 'react'
import { cleanHtml } from './clean-html.ts'
import './rich-text.css'

type RichTextProps = {
  /** As the server stored it: lesson texts, questions, problems, solutions. */
  html: string
  /** `line` for a question or an option, which stand inside other text. */
  as?: 'block' | 'line'
  ref?: RefObject<HTMLDivElement | null>
}

/** Trusted, as a browser asks for whatever is written into a page as HTML. */
const NOTHING_YET = cleanHtml('')

/** Text with formulas and figures. Curriculum is written in English, whatever the language of the interface. */
export const RichText = memo(function RichText({ html, as = 'block', ref }: RichTextProps) {
  const own = useRef<HTMLDivElement>(null)
  const element = ref ?? own
  useCleanHtml(element, html)
  // The server cleans what comes ready with a page; taken over, it stays as it stands.
  const inside = { __html: typeof window === 'undefined' ? cleanHtml(html) : NOTHING_YET }
  const props = { ref: element, className: 'rich-text', lang: 'en', suppressHydrationWarning: true }
  return as === 'line' ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify
    <span {...props} dangerouslySetInnerHTML={inside} />
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify
    <div {...props} dangerouslySetInnerHTML={inside} />
  )
})

/** Cleaning a lesson takes longer than all else of taking its page over: what came ready with it is not cleaned again. */
function useCleanHtml(element: RefObject<HTMLElement | null>, html: string): void {
  const shown = useRef<string>(null)
  useLayoutEffect(() => {
    const cameReady = shown.current === null && element.current?.hasChildNodes()
    if (element.current && !cameReady && shown.current !== html) element.current.innerHTML = cleanHtml(html)
    shown.current = html
  }, [element, html])
}
