import { useTranslation } from 'react-i18next'
import type { Honesty } from '#contract/admin/honesty.ts'
import { ChartAxes } from '../../ui/charts/chart-axes.tsx'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { scaleValue } from '../../ui/charts/find-ticks.ts'
import { tracePath } from '../../ui/charts/trace-path.ts'
import { useElementWidth } from '../../ui/charts/use-element-width.ts'
import { boundsOf, MODELS, type ModelName, useNumberFormats } from './models.ts'

const TICKS = [0, 0.25, 0.5, 0.75, 1]
const LARGEST_PX = 460
/** A dash at which no line breaks. */
const RANGE_SIGN = '\u2060–\u2060'
/** The straight line of perfect foresight; models are told apart by dash and mark as well as by color. */
const PERFECT = { color: 'var(--muted)', dash: '2 6' }
const LOOKS: Record<ModelName, { color: string; dash: string }> = {
  engine: { color: 'var(--chart-1)', dash: 'none' },
  elo: { color: 'var(--chart-2)', dash: '8 5' },
  average: { color: 'var(--chart-3)', dash: '12 4 2 4' },
}

/** What was foreseen from left to right, what came from bottom to top. */
export function ReliabilityPlot({ honesty }: { honesty: Honesty }) {
  const { t } = useTranslation('honesty')
  const { writePercent, writeFinePercent, writeCount } = useNumberFormats()
  const [box, widthPx] = useElementWidth(LARGEST_PX)
  const sizePx = Math.min(widthPx, LARGEST_PX)
  const area = { left: 56, top: 36, right: sizePx - 28, bottom: sizePx - 64 }
  const placeX = (share: number) => scaleValue(share, [0, 1], [area.left, area.right])
  const placeY = (share: number) => scaleValue(share, [0, 1], [area.bottom, area.top])
  const writeShare = (share: number | null) => (share === null ? t('table.missing') : writeFinePercent(share))
  const most = Math.max(1, ...MODELS.flatMap((model) => honesty[model].bins.map(({ count }) => count)))

  return (
    <ChartFrame
      title={t('plot.title')}
      description={t('plot.description')}
      headingLevel={2}
      head={[
        t('plot.group'),
        ...MODELS.flatMap((model) => {
          const name = t(`model.${model}`)
          return [
            t('column.answers', { model: name }),
            t('column.foreseen', { model: name }),
            t('column.right', { model: name }),
          ]
        }),
      ]}
      rows={honesty.engine.bins.map((_, place) => ({
        label: boundsOf(honesty.engine.bins, place).map(writePercent).join(RANGE_SIGN),
        cells: MODELS.flatMap((model) => {
          const bin = honesty[model].bins[place]
          return [
            writeCount(bin?.count ?? 0),
            writeShare(bin?.meanPredicted ?? null),
            writeShare(bin?.shareCorrect ?? null),
          ]
        }),
      }))}
      legend={[
        ...MODELS.map((model) => ({ name: t(`model.${model}`), ...LOOKS[model] })),
        { name: t('plot.perfect'), ...PERFECT },
      ]}
    >
      <div ref={box} className="relative w-full" style={{ height: sizePx }}>
        <svg
          aria-hidden="true"
          width={sizePx}
          height={sizePx}
          fontSize="16"
          className="absolute inset-x-0 top-0 mx-auto font-heading"
        >
          <ChartAxes
            area={area}
            ticks={TICKS}
            formatValue={writePercent}
            categories={TICKS.map(writePercent)}
            placeCategory={(index) => placeX(TICKS[index] ?? 0)}
          />
          <text x={area.left - 48} y={18} fill="var(--text)">
            {t('plot.y')}
          </text>
          <text x={area.right} y={area.bottom + 54} textAnchor="end" fill="var(--text)">
            {t('plot.x')}
          </text>
          <path
            d={tracePath([
              [placeX(0), placeY(0)],
              [placeX(1), placeY(1)],
            ])}
            stroke={PERFECT.color}
            strokeWidth="2"
            strokeDasharray={PERFECT.dash}
          />
          {MODELS.toReversed().map((model) => {
            const points = honesty[model].bins.flatMap(({ count, meanPredicted, shareCorrect }) =>
              meanPredicted === null || shareCorrect === null ? [] : [{ count, meanPredicted, shareCorrect }],
            )
            return (
              <g key={model} stroke={LOOKS[model].color} fill="none">
                <path
                  d={tracePath(
                    points.map((point) => [placeX(point.meanPredicted), placeY(point.shareCorrect)] as const),
                  )}
                  strokeWidth="2.5"
                  strokeDasharray={LOOKS[model].dash}
                />
                {points.map((point) => (
                  <PlotMark
                    key={point.meanPredicted}
                    model={model}
                    x={placeX(point.meanPredicted)}
                    y={placeY(point.shareCorrect)}
                    radiusPx={4 + 6 * Math.sqrt(point.count / most)}
                    title={t('plot.point', {
                      model: t(`model.${model}`),
                      foreseen: writeFinePercent(point.meanPredicted),
                      right: writeFinePercent(point.shareCorrect),
                      answers: writeCount(point.count),
                    })}
                  />
                ))}
              </g>
            )
          })}
        </svg>
      </div>
    </ChartFrame>
  )
}

type PlotMarkProps = { model: ModelName; x: number; y: number; radiusPx: number; title: string }

/** A circle, a square or a triangle, so that nobody needs the color to tell the models apart. */
function PlotMark({ model, x, y, radiusPx: r, title }: PlotMarkProps) {
  const shape = { fill: 'var(--surface)', strokeWidth: 2.5, strokeLinejoin: 'round' as const }
  if (model === 'engine') {
    return (
      <circle cx={x} cy={y} r={r} {...shape}>
        <title>{title}</title>
      </circle>
    )
  }
  const corners =
    model === 'elo'
      ? [
          [-0.9, -0.9],
          [0.9, -0.9],
          [0.9, 0.9],
          [-0.9, 0.9],
        ]
      : [
          [0, -1.1],
          [1, 0.8],
          [-1, 0.8],
        ]
  return (
    <polygon points={corners.map(([dx = 0, dy = 0]) => `${x + dx * r},${y + dy * r}`).join(' ')} {...shape}>
      <title>{title}</title>
    </polygon>
  )
}
