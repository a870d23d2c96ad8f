import { useTranslation } from 'react-i18next'
import type { GradingRules } from '#contract/teaching/grading-rules.ts'
import type { BookScore } from '#engines/gradebook/index.ts'
import { toPercent } from '#engines/record/index.ts'
import { usePercent } from './use-cell-words.ts'

/** The score of each category, and how much of the whole it decides. */
export function ScoreParts({ rules, score }: { rules: GradingRules; score: BookScore }) {
  const { t } = useTranslation('gradebook')
  const percent = usePercent()
  if (rules.categories.length === 0) return null
  const hasWeights = rules.weighting === 'weights'
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-border border-b">
          <th scope="col" className="py-1 pe-2 font-medium">
            {t('rules.category')}
          </th>
          {hasWeights && (
            <th scope="col" className="py-1 pe-2 text-end font-medium">
              {t('rules.weightNow')}
            </th>
          )}
          <th scope="col" className="py-1 text-end font-medium">
            {t('average')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.categories.map(({ id, name, isExtraCredit }) => {
          const part = score.categories.find((one) => one.id === id)
          return (
            <tr key={id} className="border-border border-b">
              <th scope="row" className="wrap-anywhere py-1 pe-2 font-normal">
                {isExtraCredit ? `${name} (${t('extraCredit')})` : name}
              </th>
              {hasWeights && (
                <td className="py-1 pe-2 text-end tabular-nums">
                  {percent(toPercent(part?.weight ?? null))}
                </td>
              )}
              <td className="py-1 text-end tabular-nums">{percent(toPercent(part?.score ?? null))}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
