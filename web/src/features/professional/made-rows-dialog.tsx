import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type MadeFigure, professionalRows } from '#contract/professional/professional-rows.ts'
import type { Period } from '#contract/study/periods.ts'
import { call } from '../../api/call.ts'
import { useDayText } from '../../kit/days/use-day-text.ts'
import { fromOffset, RowLine, RowsDialog, rowsQuery } from '../../kit/learning/record-rows/rows-dialog.tsx'

type MadeRowsDialogProps = {
  user: { id: number }
  figure: MadeFigure
  period: Period
  onClose: () => void
}

/** The notes or sessions that a figure counts. */
export function MadeRowsDialog({ user, figure, period, onClose }: MadeRowsDialogProps) {
  const { t } = useTranslation('professional')
  const sayDay = useDayText()
  const found = useInfiniteQuery(
    rowsQuery(['professional', 'rows', user.id, figure, period], (offset) =>
      call(professionalRows.read, { figure, period, ...fromOffset(offset) }),
    ),
  )
  return (
    <RowsDialog
      title={t(`analytics.${figure}`)}
      text={t('analytics.rowsText')}
      query={found}
      keyOf={({ id }) => String(id)}
      onClose={onClose}
    >
      {({ title, day }) => <RowLine name={title} facts={[sayDay(day, { dateStyle: 'medium' })]} />}
    </RowsDialog>
  )
}
