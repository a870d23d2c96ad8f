import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Children, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../actions/button.tsx'
import { useReducedMotion } from './use-media-query.ts'

type CarouselProps = {
  /** Names the whole, for screen readers. */
  label: string
  /** Moves on by itself after this time; 0 never does. */
  intervalMs?: number
  /** One slide each. */
  children: ReactNode
  className?: string
}

/**
 * One slide at a time, round and round (WAI-ARIA carousel). It stands still while the pointer or the focus is on it, when
 * the reader asked for less motion, and after a press on Pause; only then are slides announced.
 */
export function Carousel({ label, intervalMs = 0, children, className }: CarouselProps) {
  const { t } = useTranslation('ui')
  const slides = Children.toArray(children)
  const count = slides.length
  const wantsStillness = useReducedMotion()
  const [position, setPosition] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)

  const canRotate = intervalMs > 0 && count > 1 && !wantsStillness
  const isRotating = canRotate && !isPaused && !isHovered && !isFocused
  // The list can become shorter while a late slide shows.
  const current = Math.min(position, Math.max(0, count - 1))

  useEffect(() => {
    if (!isRotating) return
    const timer = setTimeout(() => setPosition((current + 1) % count), intervalMs)
    return () => clearTimeout(timer)
  }, [isRotating, current, count, intervalMs])

  if (count === 0) return null
  return (
    <section
      aria-label={label}
      aria-roledescription={t('carousel.role')}
      className={className}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <div aria-live={isRotating ? 'off' : 'polite'} className="grid">
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a form's fieldset
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place in the row
            key={index}
            role="group"
            aria-roledescription={t('carousel.slideRole')}
            aria-label={t('carousel.slide', { position: index + 1, count })}
            // All slides share one cell, so the height is that of the tallest and nothing jumps.
            className={`col-start-1 row-start-1 transition-opacity duration-250 ${index === current ? '' : 'invisible opacity-0'}`}
          >
            {slide}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className="mt-4 flex items-center justify-center gap-1">
          {canRotate && (
            <CarouselButton
              label={isPaused ? t('carousel.play') : t('carousel.pause')}
              onClick={() => setPaused(!isPaused)}
            >
              {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            </CarouselButton>
          )}
          <CarouselButton
            label={t('carousel.previous')}
            onClick={() => setPosition((current - 1 + count) % count)}
          >
            <ChevronLeft aria-hidden="true" />
          </CarouselButton>
          <div className="flex flex-wrap justify-center">
            {slides.map((_, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the row
                key={index}
                type="button"
                aria-label={t('carousel.goTo', { position: index + 1 })}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => setPosition(index)}
                className="group grid h-11 w-6 place-items-center rounded-small"
              >
                <span className="size-3 rounded-full border-2 border-border-strong transition-colors group-hover:border-text group-aria-[current]:border-brand group-aria-[current]:bg-brand" />
              </button>
            ))}
          </div>
          <CarouselButton label={t('carousel.next')} onClick={() => setPosition((current + 1) % count)}>
            <ChevronRight aria-hidden="true" />
          </CarouselButton>
        </div>
      )}
    </section>
  )
}

type CarouselButtonProps = { label: string; onClick: () => void; children: ReactNode }

/** Named by the browser's own tooltip: the landing page's first load has no room for that of `IconButton`. */
function CarouselButton({ label, onClick, children }: CarouselButtonProps) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} title={label} onClick={onClick}>
      {children}
    </Button>
  )
}
