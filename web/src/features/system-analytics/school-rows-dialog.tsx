import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type SchoolRow, schoolRows } from '#contract/admin/school-rows.ts'
import { ROLES } from '#engines/accounts/index.ts'
import { call } from '../../api/call.ts'
import { useDayText } from '../../kit/days/use-day-text.ts'
import { fromOffset, RowLine, RowsDialog, rowsQuery } from '../../kit/learning/record-rows/rows-dialog.tsx'
import { useDurationText } from '../../kit/learning/record-rows/use-duration-text.ts'
import type { AskedSchoolRows } from './asked-school-rows.ts'
import { useWords } from './use-words.ts'

/** The days, subjects, roles or endpoints that a figure of the school adds up. */
export function SchoolRowsDialog({ onClose, ...asked }: AskedSchoolRows & { onClose: () => void }) {
  const { t } = useTranslation('systemAnalytics')
  const { figure, period, part, title } = asked
  const found = useInfiniteQuery(
    rowsQuery(['systemAnalytics', 'rows', figure, period, part], (offset) =>
      call(schoolRows.read, { figure, period: 'custom', ...period, ...part, ...fromOffset(offset) }),
    ),
  )
  return (
    <RowsDialog title={title} text={t('rows.text')} query={found} keyOf={({ key }) => key} onClose={onClose}>
      {(row) => <SchoolLine asked={asked} row={row} />}
    </RowsDialog>
  )
}

function SchoolLine({ asked: { figure, part }, row }: { asked: AskedSchoolRows; row: SchoolRow }) {
  const { t } = useTranslation('systemAnalytics')
  const { t: sayFailure } = useTranslation('aiAdmin')
  const sayDay = useDayText()
  const sayDuration = useDurationText()
  const { writeCount } = useWords()
  const { day, name, failure, amount } = row
  const role = ROLES.find((one) => one === name)
  const isSaid = name === null || name === part?.endpoint || name === part?.role
  const said = name === 'other' ? t('requests.other') : role ? t(`role.${role}`) : name
  return (
    <RowLine
      name={sayDay(day, { dateStyle: 'medium' })}
      facts={[!isSaid && said, failure && sayFailure(`failure.${failure}`)]}
      amount={figure === 'time' ? sayDuration(amount) : writeCount(amount)}
    />
  )
}
