import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RUNG_ICONS, type Rung } from './rungs.ts'

type RungFrameProps = { rung: Rung; children: ReactNode }

/** A piece of help with its name; it takes the focus when it comes. */
export function RungFrame({ rung, children }: RungFrameProps) {
  const { t } = useTranslation('mathTutor')
  const Icon = RUNG_ICONS[rung]
  const isLight = rung === 'nudge' || rung === 'hint'
  return (
    <section
      id={`rung-${rung}`}
      tabIndex={-1}
      aria-labelledby={`rung-${rung}-title`}
      className={`flex animate-fade-in flex-col gap-3 rounded-card p-4 ${isLight ? 'bg-info-soft text-info-ink' : 'border border-border bg-sunken max-sm:-mx-2 max-sm:px-2'}`}
    >
      <h3 id={`rung-${rung}-title`} className="flex items-center gap-2 font-medium text-lg">
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {t(`help.${rung}Title`)}
      </h3>
      {children}
    </section>
  )
}

type RungCardProps = { rung: 'nudge' | 'hint'; text: string; isLarge: boolean }

export function RungCard({ rung, text, isLarge }: RungCardProps) {
  return (
    <RungFrame rung={rung}>
      <p className={isLarge ? 'text-2xl' : 'text-lg'} lang="en">
        {text}
      </p>
    </RungFrame>
  )
}
