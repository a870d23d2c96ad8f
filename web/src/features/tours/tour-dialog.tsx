import { useQueryClient } from '@tanstack/react-query'
import * as Radix from 'radix-ui/dialog'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { TourOutcome } from '#contract/profile/tours.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useFocusReturn } from '../../ui/overlays/use-focus-return.ts'
import { Ending } from './endings/ending.tsx'
import type { Box, CardPlace } from './place-card.ts'
import { type StepName, type TourKind, useSteps } from './steps.ts'
import { TourHeader } from './tour-header.tsx'
import { forgetTour, keepTour, recallTour } from './tour-memory.ts'
import { usePlaces } from './use-places.ts'

export type TourDialogProps = { kind: TourKind; user: User; onEnd: (outcome: TourOutcome) => void }

/**
 * Lifts one part of the page after the other out of a dimmed page and says what it is for; last comes one small thing to
 * do that really works. The page can be used all the time, and a reload goes on where the tour was.
 */
export function TourDialog({ kind, user, onEnd }: TourDialogProps) {
  const steps = useSteps(kind)
  const [kept, setKept] = useState(() => recallTour(user.id, kind))
  const [scrolledTo] = useState(() => scrollY)
  const [card, setCard] = useState<HTMLDivElement | null>(null)
  const queryClient = useQueryClient()
  const next = useRef<HTMLButtonElement>(null)
  const place = kept.place === 'end' ? steps.length : Math.min(kept.place, steps.length)
  const step = steps[place]
  const places = usePlaces(step?.target ?? null, card)
  const focusReturn = useFocusReturn(undefined, () => next.current?.focus())
  useEffect(() => keepTour(user.id, { kind, ...kept }), [user.id, kind, kept])
  const isStep = step !== undefined
  // Coming back from the last card, whose title had the focus.
  useEffect(() => {
    if (isStep) next.current?.focus()
  }, [isStep])

  function goTo(there: number) {
    if (there < 0 || there > steps.length) return
    setKept((before) => ({ ...before, place: there === steps.length ? 'end' : there }))
    // The button that leads back goes away on the first step.
    if (there === 0) next.current?.focus()
    if (there === steps.length) scrollTo({ top: scrolledTo, behavior: 'instant' })
  }

  function end(outcome: TourOutcome) {
    forgetTour(user.id)
    // The next tour asks anew what there is to do.
    queryClient.removeQueries({ queryKey: ['tours', 'offer'] })
    if (step) scrollTo({ top: scrolledTo, behavior: 'instant' })
    onEnd(outcome)
  }

  function handleKey(event: KeyboardEvent) {
    // Arrows belong to what is typed, chosen or moved.
    if (
      event.target instanceof Element &&
      event.target.closest('input, textarea, select, [role]:not([role=dialog])')
    )
      return
    if (event.key === 'ArrowRight') goTo(place + 1)
    else if (event.key === 'ArrowLeft') goTo(place - 1)
  }

  return (
    <Radix.Root open modal={false} onOpenChange={() => end(kept.done ? 'finished' : 'skipped')}>
      <Radix.Portal>
        {step && places && <Spot box={places.spot} isGliding={places.isGliding} />}
        <Radix.Content
          {...focusReturn}
          ref={setCard}
          // A press on the page is no wish to end it.
          onInteractOutside={(event) => event.preventDefault()}
          onKeyDown={handleKey}
          data-step={step?.name ?? 'ending'}
          style={step && toStyle(places?.card)}
          className={`fixed z-50 flex max-h-[calc(100dvh-2rem)] w-full flex-col overflow-y-auto border border-border bg-raised shadow-raised sm:rounded-card ${step ? 'sm:w-96' : ENDING_PLACE} ${step && !places ? 'opacity-0' : ''} ${step && places?.isGliding ? 'transition-[left,top] duration-200' : ''} ${step && places?.card === 'top' ? 'rounded-b-card' : 'rounded-t-card pb-[env(safe-area-inset-bottom)]'}`}
        >
          {step ? (
            <>
              <StepText name={step.name} place={place} total={steps.length + 1} isYoung={kind === 'young'} />
              <StepButtons
                isFirst={place === 0}
                next={next}
                onBack={() => goTo(place - 1)}
                onNext={() => goTo(place + 1)}
                onSkip={() => end('skipped')}
              />
            </>
          ) : (
            <Ending
              kind={kind}
              user={user}
              done={kept.done}
              setDone={(done) => setKept((before) => ({ ...before, done }))}
              frame={{
                place,
                total: steps.length + 1,
                isYoung: kind === 'young',
                onBack: place > 0 ? () => goTo(place - 1) : null,
                onFinish: () => end('finished'),
              }}
            />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function toStyle(place: CardPlace | undefined) {
  if (place === undefined) return undefined
  if (place === 'bottom') return { left: 0, bottom: 0 }
  return place === 'top' ? { left: 0, top: 0 } : place
}

/** The last step speaks of nothing on the page: it stands in the corner, on a phone at the bottom. */
const ENDING_PLACE = 'right-0 bottom-0 sm:right-4 sm:bottom-4 sm:w-md'

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

type StepButtonsProps = {
  isFirst: boolean
  next: RefObject<HTMLButtonElement | null>
  onBack: () => void
  onNext: () => void
  onSkip: () => void
}

function StepButtons({ isFirst, next, onBack, onNext, onSkip }: StepButtonsProps) {
  const { t } = useTranslation('tours')
  return (
    <div className="flex flex-wrap items-center gap-2 px-5 pt-4 pb-5">
      <Button variant="link" className="-ml-4" onClick={onSkip}>
        {t('skip')}
      </Button>
      <div className="ml-auto flex gap-2">
        {!isFirst && (
          <Button variant="outline" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <Button ref={next} onClick={onNext}>
          {t('next')}
        </Button>
      </div>
    </div>
  )
}

type StepTextProps = { name: StepName; place: number; total: number; isYoung: boolean }

function StepText({ name, ...at }: StepTextProps) {
  const { t } = useTranslation('tours')
  return <TourHeader title={t(`steps.${name}.title`)} text={t(`steps.${name}.text`)} {...at} />
}
