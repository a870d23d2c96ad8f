import * as Slot from 'radix-ui/slot'
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'

export type OverlayProps = {
  trigger: ReactNode
  open?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** It was asked for by a key, before its code was there. */
  isByKey?: boolean
}

export type OverlaySource<Props> = {
  kind: 'menu' | 'dialog'
  /** What is there already; null before anybody wanted one. */
  read: () => ComponentType<Props> | null
  fetch: () => Promise<ComponentType<Props>>
  /** Calls once it is there. */
  listen: (onLoaded: () => void) => () => void
}

/** Fetched once; where that fails, anew when it is wanted again. */
export function createSource<Props>(
  kind: OverlaySource<Props>['kind'],
  load: () => Promise<ComponentType<Props>>,
): OverlaySource<Props> {
  let loaded: ComponentType<Props> | null = null
  let coming: Promise<ComponentType<Props>> | null = null
  const listeners = new Set<() => void>()
  const fetch = () => {
    coming ??= load().then(
      (component) => {
        loaded = component
        for (const tell of listeners) tell()
        return component
      },
      (error: unknown) => {
        coming = null
        throw error
      },
    )
    return coming
  }
  const listen = (onLoaded: () => void) => {
    listeners.add(onLoaded)
    return () => void listeners.delete(onLoaded)
  }
  return { kind, read: () => loaded, fetch, listen }
}

type OnDemandProps<Props> = { source: OverlaySource<Props>; overlay: Props }

/**
 * A menu or popover whose code is fetched when somebody turns to its trigger: on most pages nobody does. Once it is
 * there, every other of its kind has it at once.
 */
export function OnDemand<Props extends OverlayProps>({ source, overlay }: OnDemandProps<Props>) {
  const [Overlay, setOverlay] = useState(source.read)
  const [isOpen, setOpen] = useState(false)
  const [isByKey, setByKey] = useState(false)
  const isWanted = overlay.open ?? isOpen
  /** Somebody is at the trigger, which must not be put in the place of another under their fingers. */
  const isInUse = useRef(false)

  function take() {
    if (!isInUse.current) setOverlay(() => source.read())
  }
  const onLoaded = useEffectEvent(take)
  useEffect(() => source.listen(() => onLoaded()), [source])

  function change(next: boolean, byKey = false): void {
    setOpen(next)
    setByKey(byKey)
    overlay.onOpenChange?.(next)
  }

  // The app then asks to load the page anew.
  const giveUp = useEffectEvent(() => change(false))
  useEffect(() => {
    if (!isWanted || Overlay) return
    source.fetch().then(
      (component) => setOverlay(() => component),
      () => giveUp(),
    )
  }, [isWanted, Overlay, source])

  if (Overlay) {
    return <Overlay {...overlay} isByKey={isByKey} open={isWanted} onOpenChange={(next) => change(next)} />
  }

  const warm = () => void source.fetch().catch(() => {})
  function openByKey(event: KeyboardEvent) {
    if (source.kind !== 'menu' || event.key !== 'ArrowDown') return
    event.preventDefault()
    change(true, true)
  }
  return (
    <Slot.Root
      aria-haspopup={source.kind}
      aria-expanded={false}
      onPointerEnter={warm}
      onPointerDown={() => {
        isInUse.current = true
      }}
      onFocus={() => {
        isInUse.current = true
        warm()
      }}
      onBlur={() => {
        isInUse.current = false
        take()
      }}
      onKeyDown={openByKey}
      // A click that no pointer made came from a key.
      onClick={({ detail }: MouseEvent) => change(true, detail === 0)}
    >
      {overlay.trigger}
    </Slot.Root>
  )
}
