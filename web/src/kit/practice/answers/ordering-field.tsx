import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type PointerEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../announce.ts'
import { sayHtml } from '../../speech/say-html.ts'
import type { Given } from '../given.ts'
import type { AnswerFieldProps } from './answer-field-props.ts'
import { ItemText } from './item-text.tsx'
import { findLanding, moveItem } from './reorder.ts'

/** A list to be brought into order: by its arrows, or by dragging an item at its handle. */
export function OrderingField(props: AnswerFieldProps<'ordering'>) {
  const { form, given, onGive, labelledBy, isLocked, isLarge } = props
  const { t } = useTranslation('practice')
  const order = readOrder(given) ?? form.items.map(({ text }) => text)
  const list = useRef<HTMLOListElement>(null)
  const drag = useDragOrder(list, (from, to) => move(from, to))
  const shown = drag.dragged ? moveItem(order, drag.dragged.from, drag.dragged.to) : order

  function findHtml(text: string): string {
    return form.items.find((item) => item.text === text)?.html ?? ''
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= order.length) return
    onGive(moveItem(order, from, to))
    const item = sayHtml(findHtml(order[from] ?? ''))
    announce(t('ordering.moved', { item, place: to + 1, count: order.length }))
  }

  return (
    <div className="flex flex-col gap-3">
      <ol ref={list} aria-labelledby={labelledBy} className="flex max-w-xl flex-col gap-2">
        {order.map((text, place) => {
          const html = findHtml(text)
          const item = sayHtml(html)
          const isDragged = drag.dragged?.from === place
          return (
            <li
              key={text}
              // While something is dragged only the looks change: the list itself follows when it is dropped.
              style={{ order: shown.indexOf(text) }}
              className={`flex items-center gap-2 rounded-card border-2 bg-surface p-1.5 ${isDragged ? 'border-brand shadow-raised' : 'border-border'} ${isLarge ? 'min-h-18 text-xl' : 'min-h-15 text-lg'}`}
            >
              {!isLocked && (
                <span
                  aria-hidden="true"
                  onPointerDown={(event) => drag.begin(event, place)}
                  className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
                >
                  <GripVertical className="size-5" />
                </span>
              )}
              <span className={`min-w-0 flex-1 ${isLocked ? 'px-3' : ''}`}>
                <ItemText html={html} />
              </span>
              {!isLocked && (
                <>
                  <MoveButton
                    label={t('ordering.up', { item })}
                    isAtEnd={place === 0}
                    onMove={() => move(place, place - 1)}
                  >
                    <ArrowUp aria-hidden="true" className="size-5" />
                  </MoveButton>
                  <MoveButton
                    label={t('ordering.down', { item })}
                    isAtEnd={place === order.length - 1}
                    onMove={() => move(place, place + 1)}
                  >
                    <ArrowDown aria-hidden="true" className="size-5" />
                  </MoveButton>
                </>
              )}
            </li>
          )
        })}
      </ol>
      <p className="text-muted">{t('ordering.help')}</p>
    </div>
  )
}

type MoveButtonProps = { label: string; isAtEnd: boolean; onMove: () => void; children: ReactNode }

/** At the end of the list it stays reachable: a disabled button would lose the focus in the middle of moving. */
function MoveButton({ label, isAtEnd, onMove, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={onMove}
      className="grid size-11 shrink-0 place-items-center rounded-control border border-border-strong hover:bg-fill aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}

function readOrder(given: Given | null): string[] | null {
  return Array.isArray(given) ? given : null
}

type Dragged = { from: number; to: number }

/** Follows the pointer from an item's handle until it is let go. Escape, or another finger's gesture, drops nothing. */
function useDragOrder(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null)

  function begin(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0 || !list.current) return
    event.preventDefault()
    const handle = event.currentTarget
    const { pointerId } = event
    const middles = [...list.current.children].map((item) => {
      const { top, height } = item.getBoundingClientRect()
      return top + height / 2
    })
    let to = from
    handle.setPointerCapture(pointerId)
    setDragged({ from, to })

    function follow({ clientY }: globalThis.PointerEvent) {
      to = findLanding(middles, from, clientY)
      setDragged({ from, to })
    }
    function finish(isDropped: boolean) {
      listening.abort()
      setDragged(null)
      if (isDropped && to !== from) onDrop(from, to)
    }
    const listening = new AbortController()
    const { signal } = listening
    handle.addEventListener('pointermove', follow, { signal })
    handle.addEventListener('pointerup', () => finish(true), { signal })
    handle.addEventListener('pointercancel', () => finish(false), { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && finish(false), { signal })
  }

  return { dragged, begin }
}
