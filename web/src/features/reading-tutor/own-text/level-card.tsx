import { Gauge } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReadingAnalysis } from '#contract/study/reading.ts'
import { Card } from '../../../ui/layout/card.tsx'

const COLLEGE = 13
/** Within this many grades a text is right for a reader; the formulas are no more exact than that. */
const NEAR = 1

type LevelCardProps = { level: ReadingAnalysis['level']; readerGrade: number }

/** How hard a text is, said kindly, and how that was found out. */
export function LevelCard({ level, readerGrade }: LevelCardProps) {
  const { t, i18n } = useTranslation('reading')
  const { grade, fleschKincaid, daleChall, words, sentences, minutes } = level
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  return (
    <Card tone="brand" padding="small" className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <Gauge aria-hidden="true" className="mt-1 size-7 shrink-0 text-brand-ink" />
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="sr-only">{t('level.label')}</h3>
        <p className="font-heading font-semibold text-xl">
          {grade === null
            ? t('level.unknown')
            : grade >= COLLEGE
              ? t('level.college')
              : t('level.grade', { grade })}
        </p>
        {grade !== null && <p>{t(`level.${compare(grade, readerGrade)}`, { grade: readerGrade })}</p>}
        <p className="text-brand-ink">
          {t('level.words', { count: words })} · {t('level.sentences', { count: sentences })} ·{' '}
          {t('level.minutes', { count: minutes })}
        </p>
        {fleschKincaid !== null && daleChall !== null && (
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center rounded-control underline underline-offset-4">
              {t('level.how')}
            </summary>
            <p>
              {t('level.formulas', {
                fleschKincaid: number.format(fleschKincaid),
                daleChall: number.format(daleChall),
              })}
            </p>
          </details>
        )}
      </div>
    </Card>
  )
}

function compare(grade: number, readerGrade: number): 'right' | 'easier' | 'harder' {
  if (Math.abs(grade - readerGrade) <= NEAR) return 'right'
  return grade < readerGrade ? 'easier' : 'harder'
}
