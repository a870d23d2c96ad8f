import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanOwnHtml } from '../rich-text/clean-html.ts'
import { renderMarkdown } from './render-markdown.ts'
import { useOwnLinks } from './use-own-links.ts'
import '../rich-text/rich-text.css'
import './markdown.css'

export type MarkdownProps = {
  /** As somebody typed it: Markdown with $formulas$. */
  text: string
  /** `line` for what stands inside other text, as the question of a card: no paragraphs, lists or headings. */
  as?: 'block' | 'line'
  /** What the largest heading of the text becomes, so that it fits below the headings of the page. */
  headingsFrom?: 2 | 3 | 4 | 5
  /** What stands there until it is drawn, where links of ours were put into the text. */
  undrawn?: string
}

type DrawnMarkdownProps = MarkdownProps & { drawFormula?: (tex: string, isBlock: boolean) => string | null }

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
