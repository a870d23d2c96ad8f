import { Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card, CardTitle } from '../../ui/layout/card.tsx'
import { FOCUS_AREAS, type FocusArea } from './focus-areas.ts'

/** Those of the chosen areas, or all. */
export function TipsTab({ focus }: { focus: readonly FocusArea[] }) {
  const { t } = useTranslation('reading')
  const shown = focus.length > 0 ? FOCUS_AREAS.filter(({ area }) => focus.includes(area)) : FOCUS_AREAS
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{focus.length > 0 ? t('tips.chosen') : t('tips.lead')}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4">
        {shown.map(({ area, tips }) => (
          <li key={area}>
            <Card className="flex h-full flex-col gap-3">
              <CardTitle level={3} className="flex items-center gap-2">
                <Lightbulb aria-hidden="true" className="size-6 shrink-0 text-star" />
                {t(`areas.${tips}`)}
              </CardTitle>
              <ol className="flex list-decimal flex-col gap-2 ps-6">
                <li>{t(`tips.${tips}1`)}</li>
                <li>{t(`tips.${tips}2`)}</li>
                <li>{t(`tips.${tips}3`)}</li>
              </ol>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
