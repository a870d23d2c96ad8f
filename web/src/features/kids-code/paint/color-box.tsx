import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { COLORS, type ColorName, NO_COLOR } from '#engines/kids-code/painting/index.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { useFieldControl } from '../../../ui/forms/field-context.ts'
import type { Painting } from './use-painting.ts'

type RadioTilesProps<Value extends string> = {
  legend: string
  isLegendHidden?: boolean
  options: readonly { value: Value; label: string; content: ReactNode }[]
  value: Value | null
  onChange: (value: Value) => void
}

/** Radio buttons that show a picture: one stop for the Tab key, arrow keys between them. */
export function RadioTiles<Value extends string>(props: RadioTilesProps<Value>) {
  const { legend, isLegendHidden = false, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1 font-medium'}>{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label
            key={option.value}
            title={option.label}
            className="relative grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-control border-2 border-border bg-surface p-1 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.content}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const NAMES = ['none', ...Object.keys(COLORS)] as ('none' | ColorName)[]
const WIDTHS = { thin: 2, medium: 4, thick: 8, fat: 14 } as const
type WidthName = keyof typeof WIDTHS
const TARGETS = ['fill', 'stroke'] as const

/** A palette for the inside or for the line, and how thick the line is. */
export function ColorBox({ painting }: { painting: Painting }) {
  const { t } = useTranslation('kidsCodePaint')
  const { target } = painting
  const shown = painting.chosen ?? painting.paint
  const color = shown[target]
  const name = NAMES.find((one) => (one === 'none' ? color === NO_COLOR : COLORS[one] === color)) ?? null
  const width = (Object.keys(WIDTHS) as WidthName[]).find((one) => WIDTHS[one] === shown.strokeWidth) ?? null
  const paintWith = (next: string) => painting.changePaint({ [target]: next })
  return (
    <div className="flex flex-col gap-4">
      <RadioTiles
        legend={t('paint.target')}
        options={TARGETS.map((value) => {
          const label = value === 'fill' ? t('paint.inside') : t('paint.line')
          return {
            value,
            label,
            content: (
              <span aria-hidden="true" className="flex items-center gap-2 px-2">
                <Swatch color={shown[value]} />
                {label}
              </span>
            ),
          }
        })}
        value={target}
        onChange={painting.chooseTarget}
      />
      <RadioTiles
        legend={t('paint.colors')}
        options={NAMES.map((value) => ({
          value,
          label: t(`paint.color.${value}`),
          content: <Swatch color={value === 'none' ? NO_COLOR : COLORS[value]} />,
        }))}
        value={name}
        onChange={(value) => paintWith(value === 'none' ? NO_COLOR : COLORS[value])}
      />
      <Field label={t('paint.own')}>
        <OwnColor value={/^#[\da-f]{6}$/i.test(color) ? color : '#000000'} onChange={paintWith} />
      </Field>
      <RadioTiles
        legend={t('paint.widths')}
        options={(Object.keys(WIDTHS) as WidthName[]).map((value) => ({
          value,
          label: t(`paint.${value}`),
          content: (
            <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
              <path d="M6 26L26 6" stroke="currentColor" strokeWidth={WIDTHS[value]} strokeLinecap="round" />
            </svg>
          ),
        }))}
        value={width}
        onChange={(value) => painting.changePaint({ strokeWidth: WIDTHS[value] })}
      />
    </div>
  )
}

function Swatch({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7">
      <circle
        cx="12"
        cy="12"
        r="10.5"
        fill={color === NO_COLOR ? '#ffffff' : color}
        stroke="var(--border-strong)"
        strokeWidth="1.5"
      />
      {color === NO_COLOR && <path d="M5 19L19 5" stroke="#c11f2b" strokeWidth="2.5" />}
    </svg>
  )
}

/** The browser's own picker; the color is taken when it is closed, so that it is one step. */
function OwnColor({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  const wired = useFieldControl({})
  const field = useRef<HTMLInputElement>(null)
  const take = useEffectEvent(() => field.current && onChange(field.current.value))
  useEffect(() => {
    const element = field.current
    // React tells of every shade that is passed over; the browser's own event comes once, at the end.
    element?.addEventListener('change', take)
    return () => element?.removeEventListener('change', take)
  }, [])
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [value])
  return (
    <input
      ref={field}
      type="color"
      defaultValue={value}
      {...wired}
      className="h-11 w-full cursor-pointer rounded-control border border-border-strong bg-surface p-1"
    />
  )
}
