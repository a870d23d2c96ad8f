import { useTranslation } from 'react-i18next'
import type { RosterRow } from '#contract/teaching/roster.ts'
import { sayInLanguage } from '../../../api/say-refusal.ts'
import { Fact } from '../../../kit/imports/fact.tsx'
import { PreviewTable } from '../../../kit/imports/preview-table.tsx'
import type { RosterPreview } from './use-roster-import.ts'

/** What an import would do to each row, before anything is stored; the broken ones stand first. */
export function RosterPreviewView({ name, preview }: { name: string; preview: RosterPreview }) {
  const { t } = useTranslation('classes')
  const { rows, newPupils, errors } = preview
  const isInviting = rows.some(({ fate }) => fate === 'invite')
  const alreadyIn = rows.filter(({ fate }) => fate === 'alreadyIn').length
  const sorted = [
    ...rows.filter(({ fate }) => fate === 'error'),
    ...rows.filter(({ fate }) => fate !== 'error'),
  ]
  return (
    <div className="flex flex-col gap-4">
      <p className="wrap-anywhere font-medium">{name}</p>
      <div role="status">
        <ul className="flex flex-col gap-1">
          <Fact icon="good" text={t(isInviting ? 'import.toInvite' : 'import.new', { count: newPupils })} />
          {alreadyIn > 0 && <Fact icon="note" text={t('import.alreadyIn', { count: alreadyIn })} />}
          {errors > 0 && <Fact icon="bad" text={t('import.errors', { count: errors })} />}
        </ul>
      </div>
      <PreviewTable
        caption={t('import.rows')}
        heads={[t('import.row'), t('import.who'), t('import.fate')]}
        rows={sorted}
      >
        {(row) => <Line key={row.row} row={row} />}
      </PreviewTable>
    </div>
  )
}

function Line({ row: { row, username, email, name, fate, ...said } }: { row: RosterRow }) {
  const { t } = useTranslation('classes')
  const words = fate === 'alreadyIn' ? t('import.alreadyInRow') : t(`import.${fate}`)
  const message = said.message === null ? null : sayInLanguage({ ...said, message: said.message })
  return (
    <tr className="border-border border-t align-top">
      <td className="p-2 text-muted tabular-nums">{row}</td>
      <td className="wrap-anywhere min-w-32 p-2">
        {name || username || email}
        {name && (username || email) && <span className="block text-muted">{username || email}</span>}
      </td>
      <td className={`min-w-40 p-2 ${fate === 'error' ? 'text-destructive-ink' : ''}`}>
        {fate === 'error' ? (message ?? words) : [words, message].filter(Boolean).join('. ')}
      </td>
    </tr>
  )
}
