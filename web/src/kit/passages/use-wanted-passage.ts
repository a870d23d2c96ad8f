import { rootRouteId, useRouterState, useSearch } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { announce } from '../announce.ts'
import { findLetters } from './find-passage.ts'
import { readWantedPassage, VOCABULARY, type WantedPassage } from './read-wanted-passage.ts'
import { findQuote, hidePassage, listTextNodes, markPassage, toRange } from './show-passage.ts'

const SECTION_HEADS = 'h2[id], h3[id]'

/** Stands on what still shows a text as it was typed, whose letters are other ones than those of the drawn text. */
export const UNDRAWN = 'data-undrawn'

/**
 * The passage that an answer of the tutor came from is marked, brought into view, and reading goes on there; `shown` says
 * so to screen readers.
 */
export function useWantedPassage(text: RefObject<HTMLElement | null>, shown: string): void {
  const { passage, quote } = useSearch({ from: rootRouteId })
  const hash = useRouterState({ select: ({ location }) => location.hash })
  // Following the same source once more shows it once more.
  const visit = useRouterState({ select: ({ location }) => location.state.__TSR_key })

  const show = useEffectEvent(() => {
    const wanted = readWantedPassage(passage, hash)
    if (!text.current) return
    const range = wanted ? findRange(text.current, wanted) : findQuote(text.current, quote ?? '')
    const block = range && markPassage(range)
    if (!block) return
    block.tabIndex = -1
    block.focus({ preventScroll: true })
    announce(shown)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit of the same address counts
  useEffect(() => {
    if (passage === undefined && quote === undefined) return
    // After the page itself has gone to the section, which it does once more in the next frame.
    let stopWaiting = () => {}
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (text.current) stopWaiting = whenDrawn(text.current, show)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      stopWaiting()
    }
  }, [passage, quote, hash, visit])
  useEffect(() => hidePassage, [])
}

/** What draws a text may still be on its way, and a long text is drawn part by part. */
function whenDrawn(text: HTMLElement, run: () => void): () => void {
  const isDrawn = () => text.querySelector(`[${UNDRAWN}]`) === null
  if (isDrawn()) {
    run()
    return () => {}
  }
  const watcher = new MutationObserver(() => {
    if (!isDrawn()) return
    watcher.disconnect()
    run()
  })
  watcher.observe(text, { childList: true, subtree: true, attributes: true, attributeFilter: [UNDRAWN] })
  return () => watcher.disconnect()
}

function findRange(text: HTMLElement, { section, from, to }: WantedPassage): Range | null {
  if (section === VOCABULARY) return findVocabulary()
  const nodes = listNodesOf(text, section)
  const found = findLetters(
    nodes.map(({ data }) => data),
    { from, to },
  )
  return found && toRange(nodes, found)
}

function findVocabulary(): Range | null {
  const words = document.getElementById(VOCABULARY)
  if (!words) return null
  const range = new Range()
  range.selectNodeContents(words)
  return range
}

/** The texts behind the heading of a section up to the next one; drawings have none. */
function listNodesOf(text: HTMLElement, section: string | null): Text[] {
  const heads = [...text.querySelectorAll(SECTION_HEADS)]
  const start = heads.find(({ id }) => id === section) ?? null
  const end = heads[start ? heads.indexOf(start) + 1 : 0] ?? null
  return listTextNodes(text).filter((node) => {
    if (node.parentElement?.closest('svg') || start?.contains(node)) return false
    const isBehind = !start || isBefore(start, node)
    return isBehind && (!end || (isBefore(node, end) && !end.contains(node)))
  })
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
