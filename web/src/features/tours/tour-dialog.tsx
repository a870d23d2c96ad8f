import * as Radix from 'radix-ui/dialog'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tour, TourOutcome } from '#contract/profile/tours.ts'
import { ListenButton } from '../../kit/speech/listen-button.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { CloseButton } from '../../ui/overlays/close-button.tsx'
import { useFocusReturn } from '../../ui/overlays/use-focus-return.ts'
import { type Box, type CardPlace, findScroll, placeCard } from './place-card.ts'

/** Air around what is lifted out. */
const AIR_PX = 8
const LINE_PX = 2

type Places = {
  spot: Box
  card: CardPlace /** To another step, not along with the page. */
  isGliding: boolean
}

/** Where the lifted part and the card stand, also after the page has scrolled or changed its size. */
function usePlaces(target: HTMLElement | null, card: HTMLElement | null): Places | null {
  const [places, setPlaces] = useState<Places | null>(null)
  useLayoutEffect(() => {
    if (!target || !card) return
    const isPinned = hasFixedPlace(target)
    const measure = (isGliding: boolean) => {
      const spot = addAir(target.getBoundingClientRect())
      const place = placeCard(spot, sizeOf(card), viewOf(), isPinned)
      setPlaces((known) =>
        isSame(known, spot, place) ? known : { spot, card: place, isGliding: isGliding && known !== null },
      )
    }
    const follow = () => measure(false)
    if (!isPinned) {
      const spot = addAir(target.getBoundingClientRect())
      scrollBy({ top: findScroll(spot, sizeOf(card), viewOf()), behavior: 'instant' })
    }
    measure(true)
    const watcher = new ResizeObserver(follow)
    for (const element of [target, card, document.body]) watcher.observe(element)
    addEventListener('scroll', follow, { capture: true, passive: true })
    addEventListener('resize', follow)
    return () => {
      watcher.disconnect()
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', follow)
    }
  }, [target, card])
  return places
}

function hasFixedPlace(element: HTMLElement): boolean {
  for (let one: HTMLElement | null = element; one; one = one.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true
  }
  return false
}

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement) => ({ width, height })
const viewOf = () => ({ width: document.documentElement.clientWidth, height: innerHeight })

/** At the edges of the window its line would not be seen. */
function addAir(rect: DOMRect): Box {
  const left = Math.max(rect.left - AIR_PX, LINE_PX)
  const right = Math.min(rect.right + AIR_PX, viewOf().width - LINE_PX)
  return { left, top: rect.top - AIR_PX, width: right - left, height: rect.height + 2 * AIR_PX }
}

function isSame(known: Places | null, spot: Box, card: CardPlace): boolean {
  return known !== null && JSON.stringify([known.spot, known.card]) === JSON.stringify([spot, card])
}

/** What a step speaks of: the element with this name in `data-tour`, which is the step's own where none is given here. Its words stand under the step's own name. */
const TARGETS: Partial<Record<StepName, string>> = {
  youngNext: 'next',
  youngActions: 'actions',
  youngChat: 'chat',
  studentNext: 'next',
  studentActions: 'actions',
  collegeNext: 'next',
  professionalNext: 'next',
  staffMenu: 'menu',
  staffMenuButton: 'menuButton',
  staffChat: 'chat',
}

type TourKind = Tour | 'young'
type StepName = (typeof STEPS)[TourKind][number]

/** On a phone the menu is behind its button: of the two the one is shown that is there. */
const STEPS = {
  young: ['youngNext', 'youngActions', 'youngChat'],
  student: ['studentNext', 'studentActions', 'stats', 'menu', 'menuButton', 'chat'],
  college: ['collegeNext', 'courses', 'stats', 'menu', 'menuButton', 'chat'],
  professional: ['professionalNext', 'recent', 'menu', 'menuButton', 'chat'],
  teacher: ['quick', 'toGrade', 'classes', 'bell', 'staffMenu', 'staffMenuButton', 'staffChat'],
  admin: ['firstSteps', 'tasks', 'backups', 'bell', 'staffMenu', 'staffMenuButton', 'staffChat'],
} as const satisfies Record<TourKind, readonly string[]>

type Step = { name: StepName; target: HTMLElement }

/** The steps of a tour whose elements are on the screen. */
function listSteps(kind: TourKind): Step[] {
  return STEPS[kind].flatMap((name: StepName) => {
    const target = document.querySelector<HTMLElement>(`[data-tour="${TARGETS[name] ?? name}"]`)
    return target && target.getClientRects().length > 0 ? [{ name, target }] : []
  })
}

/** The menu needs a moment to fold into its button, or out of it. */
const FOLDING_MS = 100

/** What can be shown on this screen, also after it has been turned or made smaller. */
function useSteps(kind: TourKind): Step[] {
  const [steps, setSteps] = useState(() => listSteps(kind))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSteps(listSteps(kind)), FOLDING_MS)
    }
    addEventListener('resize', look)
    return () => {
      clearTimeout(timer)
      removeEventListener('resize', look)
    }
  }, [kind])
  return steps
}

/** One thing alone needs no tour. */
const FEWEST_STEPS = 2

export type TourDialogProps = { kind: TourKind; onEnd: (outcome: TourOutcome) => void }

/** Lifts one part of the page after the other out of a dimmed page and says what it is for. */
export function TourDialog({ kind, onEnd }: TourDialogProps) {
  const steps = useSteps(kind)
  const [wanted, setWanted] = useState(0)
  const [scrolledTo] = useState(() => scrollY)
  const [card, setCard] = useState<HTMLDivElement | null>(null)
  const next = useRef<HTMLButtonElement>(null)
  const place = Math.min(wanted, steps.length - 1)
  const step = steps[place]
  const places = usePlaces(step?.target ?? null, card)
  const focusReturn = useFocusReturn(undefined, () => next.current?.focus())
  if (!step || steps.length < FEWEST_STEPS) return null

  function goTo(there: number) {
    if (there < 0 || there >= steps.length) return
    setWanted(there)
    // The button that leads back goes away on the first step.
    if (there === 0) next.current?.focus()
  }

  function end(outcome: TourOutcome) {
    scrollTo({ top: scrolledTo, behavior: 'instant' })
    onEnd(outcome)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') goTo(place + 1)
    else if (event.key === 'ArrowLeft') goTo(place - 1)
  }

  return (
    <Radix.Root open onOpenChange={() => end('skipped')}>
      <Radix.Portal>
        {places && <Spot box={places.spot} isGliding={places.isGliding} />}
        <Radix.Content
          {...focusReturn}
          ref={setCard}
          // A stray press on the page is no wish to end it.
          onInteractOutside={(event) => event.preventDefault()}
          onKeyDown={handleKey}
          data-step={step.name}
          style={places ? toStyle(places.card) : undefined}
          className={`fixed z-50 flex max-h-[calc(100dvh-2rem)] w-full flex-col overflow-y-auto border border-border bg-raised shadow-raised sm:w-96 sm:rounded-card ${places ? '' : 'opacity-0'} ${places?.isGliding ? 'transition-[left,top] duration-200' : ''} ${places?.card === 'top' ? 'rounded-b-card' : 'rounded-t-card pb-[env(safe-area-inset-bottom)]'}`}
        >
          <StepText name={step.name} place={place} total={steps.length} isYoung={kind === 'young'} />
          <StepButtons
            isFirst={place === 0}
            isLast={place === steps.length - 1}
            next={next}
            onBack={() => goTo(place - 1)}
            onNext={() => goTo(place + 1)}
            onEnd={end}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The shadow of a hole in the dimmed page. Where colors are forced there are no shadows; the line stays. */
function Spot({ box, isGliding }: { box: Box; isGliding: boolean }) {
  return (
    <div
      data-spot
      aria-hidden="true"
      style={box}
      className={`pointer-events-none fixed z-40 animate-fade-in rounded-card shadow-[0_0_0_200vmax_var(--overlay)] outline-2 outline-brand ${isGliding ? 'transition-[left,top,width,height] duration-200' : ''}`}
    />
  )
}

function toStyle(place: CardPlace) {
  if (place === 'bottom') return { left: 0, bottom: 0 }
  return place === 'top' ? { left: 0, top: 0 } : place
}

type StepButtonsProps = {
  isFirst: boolean
  isLast: boolean
  next: RefObject<HTMLButtonElement | null>
  onBack: () => void
  onNext: () => void
  onEnd: (outcome: TourOutcome) => void
}

function StepButtons({ isFirst, isLast, next, onBack, onNext, onEnd }: StepButtonsProps) {
  const { t } = useTranslation('tours')
  return (
    <div className="flex flex-wrap items-center gap-2 px-5 pt-4 pb-5">
      {!isLast && (
        <Button variant="link" className="-ml-4" onClick={() => onEnd('skipped')}>
          {t('skip')}
        </Button>
      )}
      <div className="ml-auto flex gap-2">
        {!isFirst && (
          <Button variant="outline" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <Button ref={next} onClick={() => (isLast ? onEnd('finished') : onNext())}>
          {isLast ? t('done') : t('next')}
        </Button>
      </div>
    </div>
  )
}

type StepTextProps = {
  name: StepName
  place: number
  total: number
  /** Who is just learning to read hears it. */
  isYoung: boolean
}

/** The focus stays on the buttons while the text changes: a live region says the new one. */
function StepText({ name, place, total, isYoung }: StepTextProps) {
  const { t, i18n } = useTranslation('tours')
  const title = t(`steps.${name}.title`)
  const text = t(`steps.${name}.text`)
  // The voice of the device is an English one.
  const isHeard = isYoung && i18n.language === 'en'
  return (
    <div className="flex items-start gap-2 px-5 pt-3">
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2 pt-2">
        <div aria-live="polite" aria-atomic="true" className="flex flex-col gap-1">
          <p className="text-muted tabular-nums">{t('count', { place: place + 1, total })}</p>
          <Radix.Title className="font-semibold text-xl">{title}</Radix.Title>
          <Radix.Description className={isYoung ? 'text-xl' : ''}>{text}</Radix.Description>
        </div>
        {isHeard && (
          <ListenButton
            key={name}
            collect={() => [title, text]}
            label={t('listen')}
            stopLabel={t('listenStop')}
            isLarge
          />
        )}
      </div>
      <Radix.Close asChild>
        <CloseButton className="-mr-2" />
      </Radix.Close>
    </div>
  )
}
