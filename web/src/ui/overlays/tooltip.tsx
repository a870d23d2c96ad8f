import * as Slot from 'radix-ui/slot'
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { placeTooltip, type Side } from './place-tooltip.ts'

/** Milliseconds a pointer rests before the tooltip shows (documented). Keyboard focus shows it at once. */
const DELAY_MS = 700
/** Enough to get from what is explained onto the tooltip, which stays as long as the pointer is on it. */
const LEAVE_MS = 150

type TooltipProps = {
  content: ReactNode
  side?: Side
  /** One element that can take focus. */
  children: ReactNode
}

/** Our own, because every page has one: that of Radix brings all that menus and dialogs need into each first load. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const id = useId()
  const { anchor, hide, stay, leave, ...handlers } = useTooltip()
  return (
    <>
      <Slot.Root {...handlers} onPointerLeave={leave} aria-describedby={anchor ? id : undefined}>
        {children}
      </Slot.Root>
      {anchor && (
        <Bubble
          id={id}
          anchor={anchor}
          side={side}
          onHide={hide}
          onPointerEnter={stay}
          onPointerLeave={leave}
        >
          {content}
        </Bubble>
      )}
    </>
  )
}

/** One is enough: what shows next hides the one before. */
let hideLast = () => {}

function useTooltip() {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function after(delayMs: number, run: () => void): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, delayMs)
  }
  const stay = () => clearTimeout(timer.current)
  function hide(): void {
    stay()
    setAnchor(null)
  }
  function show(element: Element): void {
    // What it opens says enough.
    if (element.matches('[aria-haspopup][aria-expanded="true"]')) return
    hideLast()
    hideLast = hide
    setAnchor(element)
  }

  return {
    anchor,
    hide,
    stay,
    leave: () => after(LEAVE_MS, hide),
    onPointerEnter({ pointerType, currentTarget }: PointerEvent) {
      if (pointerType === 'touch') return
      if (anchor) stay()
      else after(DELAY_MS, () => show(currentTarget))
    },
    onFocus({ currentTarget }: FocusEvent) {
      if (currentTarget.matches(':focus-visible')) show(currentTarget)
    },
    onPointerDown: hide,
    onClick: hide,
    onBlur: hide,
  }
}

type BubbleProps = {
  id: string
  anchor: Element
  side: Side
  onHide: () => void
  onPointerEnter: () => void
  onPointerLeave: () => void
  children: ReactNode
}

function Bubble({ id, anchor, side, onHide, children, ...pointer }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  const arrow = useRef<HTMLSpanElement>(null)
  const hide = useEffectEvent(onHide)
  const hideOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onHide()
  })

  useLayoutEffect(() => {
    const follow = () => {
      if (!bubble.current || !arrow.current) return
      if (!anchor.isConnected) return hide()
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
      const place = placeTooltip(
        anchor.getBoundingClientRect(),
        { width: bubble.current.offsetWidth, height: bubble.current.offsetHeight },
        view,
        side,
      )
      bubble.current.style.translate = `${place.left}px ${place.top}px`
      const isAbove = place.side === 'top' || place.side === 'bottom'
      arrow.current.style.left = isAbove ? `${place.arrowLeft}px` : place.side === 'left' ? '100%' : '0'
      arrow.current.style.top = isAbove ? (place.side === 'top' ? '100%' : '0') : `${place.arrowTop}px`
    }
    follow()
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    window.addEventListener('keydown', hideOnEscape, true)
    return () => {
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
      window.removeEventListener('keydown', hideOnEscape, true)
    }
  }, [anchor, side])

  return createPortal(
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      {...pointer}
      // An open dialog takes the pointer from everything around it. The border is for forced colours.
      className="pointer-events-auto fixed top-0 left-0 z-50 w-max max-w-72 animate-fade-in rounded-small border border-transparent bg-text px-2.5 py-1.5 text-background text-base print:hidden"
    >
      {children}
      <span ref={arrow} aria-hidden="true" className="-z-10 -ml-1 -mt-1 absolute size-2 rotate-45 bg-text" />
    </div>,
    document.body,
  )
}
