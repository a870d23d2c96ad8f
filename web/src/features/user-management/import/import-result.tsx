import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Fact } from '../../../kit/imports/fact.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { downloadText } from '../../../ui/table/download-text.ts'
import { writeCsv } from '../../../ui/table/write-csv.ts'
import type { Imported } from './use-user-import.ts'

type Secret = Imported['passwords'][number]

/** Passwords that were made are here and nowhere else: once the dialog is closed nobody can read them again. */
export function ImportResult({ imported, onSaved }: { imported: Imported; onSaved: () => void }) {
  const { t } = useTranslation('users')
  const { created, leftOut, passwords } = imported
  const columns: Column<Secret>[] = [
    { id: 'username', header: t('form.username'), value: ({ username }) => username },
    { id: 'name', header: t('table.name'), value: ({ name }) => name },
    { id: 'grade', header: t('form.grade'), value: ({ grade }) => grade },
    { id: 'password', header: t('form.password'), value: ({ password }) => password },
  ]
  return (
    <div className="flex flex-col gap-5">
      <div role="status">
        <ul className="flex flex-col gap-1">
          <Fact icon="good" text={t('import.created', { count: created })} />
          {leftOut > 0 && <Fact icon="note" text={t('import.leftOut', { count: leftOut })} />}
        </ul>
      </div>
      {passwords.length > 0 && (
        <div className="flex flex-col items-start gap-3 rounded-card border border-border bg-sunken p-4">
          <p>{t('import.once', { count: passwords.length })}</p>
          <Button
            onClick={() => {
              downloadText(writeCsv(passwords, columns), 'passwords.csv')
              onSaved()
            }}
          >
            <Download aria-hidden="true" />
            {t('import.savePasswords')}
          </Button>
        </div>
      )}
    </div>
  )
}
