import { Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RichText } from '../../../kit/rich-text/rich-text.tsx'

const NAMES = ['nudge', 'targeted', 'example'] as const

/** Every hint that was asked for, in its order; a new one is read out. */
export function HintList({ hintsHtml }: { hintsHtml: readonly string[] }) {
  const { t } = useTranslation('practice')
  return (
    <div aria-live="polite" className="empty:hidden">
      {hintsHtml.length > 0 && (
        <ol className="flex flex-col gap-3">
          {hintsHtml.map((html, place) => (
            <li key={html} className="flex animate-fade-in gap-3 rounded-card bg-info-soft p-4 text-info-ink">
              <Lightbulb aria-hidden="true" className="mt-1 size-5 shrink-0" />
              <div className="min-w-0 text-lg">
                <p className="font-heading font-medium text-base">
                  {t(`hints.${NAMES[place] ?? 'example'}`)}
                </p>
                <RichText html={html} as="line" />
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
