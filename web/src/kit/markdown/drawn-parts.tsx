import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanOwnHtml } from '../rich-text/clean-html.ts'
import { whenIdle } from '../when-idle.ts'
import { renderMarkdownParts } from './render-markdown.ts'
import { useOwnLinks } from './use-own-links.ts'
import '../rich-text/rich-text.css'
import './markdown.css'

export type LongMarkdownProps = { text: string; headingsFrom: 2 | 3 | 4 | 5 }

type DrawnPartsProps = LongMarkdownProps & { drawFormula?: (tex: string, isBlock: boolean) => string | null }

/** Drawn in a few milliseconds, and higher than a screen. */
const PART_LENGTH = 4_000
const PARTS_AT_FIRST = 2

/** The first screen at once, the rest whenever the browser has a moment: all of it can be searched and read aloud. */
export function DrawnParts({ text, headingsFrom, drawFormula }: DrawnPartsProps) {
  const { t } = useTranslation('study')
  const element = useRef<HTMLDivElement>(null)
  useOwnLinks(element)
  const [done, open, broken] = [t('markdown.done'), t('markdown.open'), t('markdown.broken')]
  const parts = useMemo(
    () =>
      renderMarkdownParts({ text, headingsFrom, words: { done, open, broken }, drawFormula }, PART_LENGTH),
    [text, headingsFrom, done, open, broken, drawFormula],
  )
  const [drawn, setDrawn] = useState({ parts, count: PARTS_AT_FIRST })
  const count = drawn.parts === parts ? drawn.count : PARTS_AT_FIRST
  const isWhole = count >= parts.length
  useEffect(() => {
    if (isWhole) return
    return whenIdle(() => setDrawn({ parts, count: count + 1 }), 200)
  }, [isWhole, parts, count])
  return (
    <div ref={element} dir="auto" {...(!isWhole && { 'data-undrawn': '' })} className="flex flex-col gap-4">
      {parts.slice(0, count).map((draw, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their places
        <Part key={place} draw={draw} />
      ))}
    </div>
  )
}

const Part = memo(function Part({ draw }: { draw: () => string }) {
  return (
    <div
      // What is laid out apart clips what sticks out: room for the line around what has the focus.
      className="rich-text own-text -mx-2 px-2 [contain-intrinsic-height:auto_60rem] [content-visibility:auto]"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify
      dangerouslySetInnerHTML={{ __html: cleanOwnHtml(draw()) }}
    />
  )
})
