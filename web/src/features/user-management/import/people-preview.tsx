import { useTranslation } from 'react-i18next'
import type { ImportedRow } from '#contract/admin/user-import.ts'
import { sayInLanguage } from '../../../api/say-refusal.ts'
import { Fact } from '../../../kit/imports/fact.tsx'
import { PreviewTable } from '../../../kit/imports/preview-table.tsx'
import type { UserPreview } from './use-user-import.ts'

/** Thousands of lines that are all in order need not be looked at one by one. */
const MOST_SHOWN = 200

export function PeoplePreview({ name, preview }: { name: string; preview: UserPreview }) {
  const { t } = useTranslation('users')
  const { rows, ready, broken, madePasswords } = preview
  const sorted = [
    ...rows.filter(({ problems }) => problems.length > 0),
    ...rows.filter(({ problems }) => problems.length === 0),
  ]
  const hidden = sorted.length - MOST_SHOWN
  return (
    <div className="flex flex-col gap-4">
      <p className="wrap-anywhere font-medium">{name}</p>
      <div role="status">
        <ul className="flex flex-col gap-1">
          <Fact icon={ready > 0 ? 'good' : 'bad'} text={t('import.ready', { count: ready })} />
          {madePasswords > 0 && <Fact icon="note" text={t('import.made', { count: madePasswords })} />}
          {broken > 0 && <Fact icon="bad" text={t('import.broken', { count: broken })} />}
        </ul>
      </div>
      <PreviewTable
        caption={t('import.rows')}
        heads={[t('import.line'), t('import.who'), t('import.what')]}
        rows={sorted.slice(0, MOST_SHOWN)}
      >
        {(row) => <Line key={row.line} row={row} />}
      </PreviewTable>
      {hidden > 0 && <p className="text-muted">{t('import.more', { count: hidden })}</p>}
    </div>
  )
}

function Line({ row: { line, username, name, role, grade, problems } }: { row: ImportedRow }) {
  const { t } = useTranslation('users')
  const what = role && [t(`roles.${role}`), role === 'student' && grade ? t('grade', { grade }) : null]
  return (
    <tr className="border-border border-t align-top">
      <td className="p-2 text-muted tabular-nums">{line}</td>
      <td className="wrap-anywhere min-w-32 p-2">
        {name || username}
        {name && <span className="block text-muted">{username}</span>}
      </td>
      <td className="min-w-40 p-2">
        {problems.length === 0 ? (
          (what || []).filter(Boolean).join(' · ')
        ) : (
          <ul className="text-destructive-ink">
            {problems.map(({ field, ...said }) => (
              <li key={field}>
                {t(`import.field.${field}`)}: {sayInLanguage(said)}
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}
