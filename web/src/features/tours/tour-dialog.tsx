import * as Radix from 'radix-ui/dialog'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { TourOutcome } from '#contract/profile/tours.ts'
import { useFocusReturn } from '../../ui/overlays/use-focus-return.ts'
import type { TourKind } from './list-steps.ts'
import type { Box, CardPlace } from './place-card.ts'
import { StepButtons } from './step-buttons.tsx'
import { StepText } from './step-text.tsx'
import { usePlaces } from './use-places.ts'
import { useSteps } from './use-steps.ts'

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

/** The shadow of a hole in the dimmed page. Where colours are forced there are no shadows; the line stays. */
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
