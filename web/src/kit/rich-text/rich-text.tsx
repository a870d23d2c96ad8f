import { memo, type Ref } from 'react'
import { cleanHtml } from './clean-html.ts'
import './rich-text.css'

type RichTextProps = {
  /** As the server stored it: lesson texts, questions, problems, solutions. */
  html: string
  /** `line` for a question or an option, which stand inside other text. */
  as?: 'block' | 'line'
  ref?: Ref<HTMLDivElement>
}

/** Text with formulas and figures. Curriculum is written in English, whatever the language of the interface. */
export const RichText = memo(function RichText({ html, as = 'block', ref }: RichTextProps) {
  const inside = { __html: cleanHtml(html) }
  return as === 'line' ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify
    <span className="rich-text" lang="en" dangerouslySetInnerHTML={inside} />
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify
    <div ref={ref} className="rich-text" lang="en" dangerouslySetInnerHTML={inside} />
  )
})
