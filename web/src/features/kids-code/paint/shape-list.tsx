import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { handlePaintKey } from './handle-paint-key.ts'
import type { Painting } from './use-painting.ts'
import { useShapeName } from './use-shape-name.ts'

/** Every shape, the front one first: the way to each for those who do not point. */
export function ShapeList({ painting }: { painting: Painting }) {
  const { t } = useTranslation('kidsCodePaint')
  const nameShape = useShapeName()
  const headingId = useId()
  const { drawing, chosen, choose } = painting
  const section = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)

  // A button that changes its place, or goes, would leave the keyboard nowhere.
  useLayoutEffect(() => {
    if (!hadFocus.current || section.current?.contains(document.activeElement)) return
    const pressed = section.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    ;(pressed ?? section.current)?.focus()
  })

  function handleKey(event: KeyboardEvent) {
    hadFocus.current = true
    handlePaintKey(event, painting)
  }

  return (
    <section
      ref={section}
      aria-labelledby={headingId}
      tabIndex={-1}
      className="flex flex-col gap-1"
      onBlur={() => {
        hadFocus.current = false
      }}
    >
      <h3 id={headingId} className="font-medium">
        {t('paint.shapes')}
      </h3>
      {drawing.shapes.length === 0 ? (
        <p className="text-muted">{t('paint.noShapes')}</p>
      ) : (
        <ul className="flex max-h-56 flex-col gap-1 overflow-y-auto p-1">
          {drawing.shapes.toReversed().map((shape) => (
            <li key={shape.id}>
              <button
                type="button"
                aria-pressed={shape.id === chosen?.id}
                className="min-h-11 w-full rounded-control border-2 border-transparent px-3 text-start hover:bg-fill aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-ink"
                onClick={() => {
                  choose(shape.id)
                  painting.chooseTool('select')
                }}
                onFocus={() => choose(shape.id)}
                onKeyDown={handleKey}
              >
                {nameShape(shape, drawing)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
