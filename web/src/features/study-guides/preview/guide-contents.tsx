import { ChevronDown } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Heading = { element: HTMLElement; text: string; level: number }

/** From here on a guide is long enough to lose one's way in it. */
const FEWEST_HEADINGS = 3
const FEWEST_CHARACTERS = 1500

/** The headings of a text as it is drawn, which may come a moment later; none of a short one. */
export function useHeadings(text: RefObject<HTMLElement | null>, content: string): Heading[] {
  const [headings, setHeadings] = useState<Heading[]>([])
  useEffect(() => {
    const area = text.current
    if (!area || content.length < FEWEST_CHARACTERS) return
    const read = () => setHeadings(listHeadings(area))
    read()
    const watcher = new MutationObserver(read)
    watcher.observe(area, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [text, content])
  return headings.length < FEWEST_HEADINGS ? [] : headings
}

function listHeadings(area: HTMLElement): Heading[] {
  return [...area.querySelectorAll<HTMLElement>('h2, h3, h4, h5, h6')].map((element) => ({
    element,
    text: element.textContent ?? '',
    level: Number(element.localName.slice(1)),
  }))
}

/** Goes to a heading, with the focus: whoever reads by keyboard or ear goes on from there. */
function goTo({ element }: Heading): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'start' })
}

const DEEPEST_INDENT = 3
/** More than these would push the text itself out of sight: they are folded at first. */
const MOST_UNFOLDED = 8

export function GuideContents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTranslation('guides')
  const top = Math.min(...headings.map(({ level }) => level))
  return (
    <nav aria-label={t('contents')} className="rounded-card bg-sunken px-4 py-1 print:hidden">
      <details className="group" open={headings.length <= MOST_UNFOLDED}>
        <summary className="flex min-h-11 items-center gap-2 font-heading font-medium">
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-muted transition-transform group-not-open:-rotate-90"
          />
          {t('contentsCount', { count: headings.length })}
        </summary>
        <ol className="pb-2 sm:columns-2">
          {headings.map((heading, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: headings may be alike, and never change places
              key={index}
              style={{ paddingInlineStart: `${Math.min(heading.level - top, DEEPEST_INDENT)}rem` }}
              className="break-inside-avoid"
            >
              <button
                type="button"
                onClick={() => goTo(heading)}
                className="wrap-anywhere min-h-11 rounded-small px-2 text-left text-brand-ink underline underline-offset-4 hover:decoration-2"
              >
                {heading.text}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
