import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Honesty } from '#contract/admin/honesty.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Card, CardTitle } from '../../ui/layout/card.tsx'
import { FIGURES, type Figure, findBest, MODELS, type ModelName, useNumberFormats } from './models.ts'

export function FiguresTable({ honesty }: { honesty: Honesty }) {
  const { t } = useTranslation('honesty')
  const id = useId()
  const meanings = [
    ...FIGURES.map(({ name }) => [t(`figure.${name}`), t(`meaning.${name}`)]),
    ...MODELS.map((model) => [t(`model.${model}`), t(`modelNote.${model}`)]),
  ]
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle id={id}>{t('table.title')}</CardTitle>
      {/* biome-ignore lint/a11y/useSemanticElements: a scroll area, not a section of the page */}
      <div
        role="region"
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable to be scrolled by keys
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table aria-labelledby={id} className="w-full text-left">
          <thead>
            <tr className="border-border border-b">
              <th scope="col" className="py-2 pr-3 align-bottom font-medium">
                {t('table.model')}
              </th>
              {FIGURES.map(({ name }) => (
                <th
                  key={name}
                  scope="col"
                  className="px-1.5 py-2 text-right align-bottom font-medium last:pr-0 sm:px-3"
                >
                  {t(`figure.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {MODELS.map((model) => (
              <tr key={model} className="border-border border-b last:border-b-0">
                <th scope="row" className="py-3 pr-1.5 align-top font-medium sm:pr-3">
                  {t(`model.${model}`)}
                </th>
                {FIGURES.map((figure) => (
                  <FigureCell key={figure.name} honesty={honesty} model={model} figure={figure} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-muted">{t('table.note')}</p>
      <h3 className="font-semibold text-lg">{t('meaning.heading')}</h3>
      <dl className="grid gap-4 lg:grid-cols-3">
        {meanings.map(([name, meaning]) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function FigureCell({ honesty, model, figure }: { honesty: Honesty; model: ModelName; figure: Figure }) {
  const { t } = useTranslation('honesty')
  const write = useNumberFormats().writerOf(figure)
  const value = honesty[model][figure.name]
  const isBest = findBest(honesty, figure, write).includes(model)
  return (
    <td className="px-1.5 py-3 text-right align-top font-heading tabular-nums last:pr-0 sm:px-3">
      {value === null ? t('table.missing') : write(value)}
      {isBest && (
        <Badge tone="success" className="ml-2">
          {t('table.best')}
        </Badge>
      )}
    </td>
  )
}
