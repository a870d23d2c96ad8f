import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PLAN_MATERIAL, type PlanFigure, type PlanRow, planRows } from '#contract/study/plan-rows.ts'
import { AGENTS } from '#engines/agents/index.ts'
import { call } from '../../api/call.ts'
import { useDayText } from '../../kit/days/use-day-text.ts'
import { fromOffset, RowLine, RowsDialog, rowsQuery } from '../../kit/learning/record-rows/rows-dialog.tsx'
import { ROWS_KEY } from './planning.data.ts'

/** What a tile of the planner counts. */
export function PlanRowsDialog({ figure, onClose }: { figure: PlanFigure; onClose: () => void }) {
  const { t } = useTranslation('planning')
  const found = useInfiniteQuery(
    rowsQuery([...ROWS_KEY, figure], (offset) => call(planRows.read, { figure, ...fromOffset(offset) })),
  )
  return (
    <RowsDialog
      title={t(`stats.${figure}`)}
      text={t(`rows.${figure}`)}
      query={found}
      keyOf={({ key }) => key}
      onClose={onClose}
    >
      {(row) => <PlanLine row={row} />}
    </RowsDialog>
  )
}

function PlanLine({ row }: { row: PlanRow }) {
  const { t, i18n } = useTranslation('planning')
  const sayDay = useDayText()
  const { key, name, day, amount, of, isCounted } = row
  const format = new Intl.NumberFormat(i18n.language)
  const agent = AGENTS.find((one) => one === key)
  if (agent)
    return (
      <RowLine
        name={t(`rows.agent.${agent}`)}
        amount={t(isCounted ? 'rows.active' : 'rows.inactive')}
        isCounted={isCounted}
      />
    )
  const material = PLAN_MATERIAL.find((one) => one === key)
  if (material) return <RowLine name={t(`rows.${material}`)} amount={format.format(amount ?? 0)} />
  const steps = of ?? 0
  return (
    <RowLine
      name={name}
      facts={[day && sayDay(day, { dateStyle: 'medium' })]}
      amount={
        amount === null
          ? t('plan.steps', { count: steps })
          : t('plan.progress', { done: format.format(amount), steps: format.format(steps) })
      }
    />
  )
}
