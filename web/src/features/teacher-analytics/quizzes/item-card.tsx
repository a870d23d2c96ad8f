import { Check, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ItemAnalysis, QuizItem } from '#contract/teaching/class-analytics.ts'
import { type ItemFlag, LEAST_ATTEMPTS } from '#engines/class-analytics/index.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { StudentLink } from '../../../kit/classroom/student-link.tsx'
import { RichText } from '../../../kit/rich-text/rich-text.tsx'
import { Badge, type BadgeTone } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'

const TONES: Record<ItemFlag, BadgeTone> = {
  tooFew: 'neutral',
  wrongKey: 'destructive',
  negative: 'warning',
  weak: 'neutral',
  veryHard: 'neutral',
  veryEasy: 'neutral',
}

/** One question: how many were right, whether it tells strong from weak, and what was chosen. */
type Takers = ItemAnalysis['takers']

export function ItemCard({ item, place, takers }: { item: QuizItem; place: number; takers: Takers }) {
  const { t } = useTranslation('teacherAnalytics')
  const { sayDifficulty, sayDiscrimination } = useItemWords()
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold text-lg">{t('items.question', { place })}</h3>
        {item.flags.map((flag) => (
          <Badge key={flag} tone={TONES[flag]}>
            {flag === 'wrongKey' && <TriangleAlert aria-hidden="true" />}
            {t(`items.flag.${flag}`)}
          </Badge>
        ))}
        {item.isTakenBack && <Badge tone="info">{t('items.takenBack')}</Badge>}
      </div>
      <div>
        <RichText html={item.questionHtml} as="line" />
        {item.skill && <p className="text-muted">{item.skill.name}</p>}
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        <div className="flex gap-2">
          <dt className="text-muted">{t('items.difficulty')}</dt>
          <dd className="font-medium tabular-nums">{sayDifficulty(item)}</dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-muted">{t('items.discrimination')}</dt>
          <dd className="font-medium tabular-nums">{sayDiscrimination(item)}</dd>
        </div>
        {item.unanswered > 0 && (
          <div className="text-muted">{t('items.unanswered', { count: item.unanswered })}</div>
        )}
      </dl>
      {item.likelyKey !== null && <WrongKey item={item} />}
      <Options item={item} place={place} takers={takers} />
    </Card>
  )
}

function WrongKey({ item }: { item: QuizItem }) {
  const { t } = useTranslation('teacherAnalytics')
  const rival = item.options.find(({ id }) => id === item.likelyKey)
  const key = item.options.find(({ isKey }) => isKey)
  return (
    <p className="flex gap-2 rounded-control bg-amber-soft p-3 text-amber-ink">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        {t('items.wrongKey', {
          count: item.strongPupils,
          rival: rival?.chosenByStrong ?? 0,
          own: key?.chosenByStrong ?? 0,
        })}{' '}
        {rival && <RichText html={rival.html} as="line" />}{' '}
        <AppLink to="/teacher/questions" className="rounded-control underline underline-offset-4">
          {t('items.report')}
        </AppLink>
      </span>
    </p>
  )
}

function Options({ item, place, takers }: { item: QuizItem; place: number; takers: Takers }) {
  const { t } = useTranslation('teacherAnalytics')
  const isStrongKnown = item.strongPupils > 0
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{t('items.options', { place })}</caption>
      <thead>
        <tr className="border-border border-b">
          <th scope="col" className="py-2 pe-3 font-medium">
            {t('items.option')}
          </th>
          <th scope="col" className="px-3 py-2 text-right font-medium">
            {t('items.chosen')}
          </th>
          {isStrongKnown && (
            <th scope="col" className="py-2 ps-3 text-right font-medium">
              {t('items.strong', { count: item.strongPupils })}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {item.options.map(({ id, html, isKey, chosen, chosenByStrong, chosenBy }) => (
          <tr key={id} className="border-border border-b last:border-b-0">
            <th scope="row" className="wrap-anywhere py-2 pe-3 font-normal">
              <RichText html={html} as="line" />
              {isKey && (
                <span className="ms-2 inline-flex items-center gap-1 font-medium text-brand-ink">
                  <Check aria-hidden="true" className="size-4" />
                  {t('items.key')}
                </span>
              )}
            </th>
            <td className="px-3 py-2 text-right align-top tabular-nums">
              {chosen === 0 ? (
                chosen
              ) : (
                <details>
                  <summary className="cursor-pointer" aria-label={t('items.whoChose', { count: chosen })}>
                    {chosen}
                  </summary>
                  <ul>
                    {takers
                      .filter((student) => chosenBy.includes(student.id))
                      .map((student) => (
                        <li key={student.id}>
                          <StudentLink student={student} looks="text" />
                        </li>
                      ))}
                  </ul>
                </details>
              )}
            </td>
            {isStrongKnown && <td className="py-2 ps-3 text-right tabular-nums">{chosenByStrong}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The figures of a question in words. */
function useItemWords() {
  const { t, i18n } = useTranslation('teacherAnalytics')
  const format = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return {
    sayDifficulty: ({ difficulty, right, attempts }: QuizItem) =>
      difficulty === null
        ? '–'
        : t('items.difficultyValue', { percent: Math.round(100 * difficulty), right, count: attempts }),
    sayDiscrimination: ({ discrimination, attempts }: QuizItem) => {
      if (discrimination !== null) return format.format(discrimination)
      return attempts < LEAST_ATTEMPTS ? t('items.tooFew') : t('items.allAlike')
    },
  }
}
