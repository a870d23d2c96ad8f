import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ImportedRow, LARGEST_USER_FILE_BYTES, userImport } from '#contract/admin/user-import.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '../../../api/call.ts'
import { sayInLanguage } from '../../../api/say-refusal.ts'
import { Fact } from '../../../kit/imports/fact.tsx'
import { PreviewTable } from '../../../kit/imports/preview-table.tsx'
import { useListFile } from '../../../kit/imports/use-list-file.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FileDrop } from '../../../ui/forms/file-drop.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { downloadText } from '../../../ui/table/download-text.ts'
import { writeCsv } from '../../../ui/table/write-csv.ts'
import { useUserWriter } from '../users.data.ts'

type UserPreview = OutputOf<typeof userImport.preview>
type Imported = OutputOf<typeof userImport.run>

const SEED_BYTES = 32

/** What passwords are made from; drawn once for each file, so that a call that is repeated makes the same ones. */
function drawSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Chooses a list, looks at it, imports it: all of it or nothing. */
function useUserImport() {
  const { t } = useTranslation('users')
  const run = useUserWriter(userImport.run)
  const list = useListFile({
    largestBytes: LARGEST_USER_FILE_BYTES,
    words: { empty: t('import.emptyFile'), tooLarge: t('import.tooLarge') },
    preview: async (file) => ({ ...(await call(userImport.preview, { file })), seed: drawSeed() }),
    importing: run,
  })
  return {
    ...list,
    imported: run.data ?? null,
    importNow: (skipBroken: boolean) =>
      list.chosen && run.mutate({ file: list.chosen.file, seed: list.chosen.preview.seed, skipBroken }),
    isImporting: run.isPending,
  }
}

/** Thousands of lines that are all in order need not be looked at one by one. */
const MOST_SHOWN = 200

function PeoplePreview({ name, preview }: { name: string; preview: UserPreview }) {
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

const KINDS = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain'
const TEMPLATE =
  'username,first name,last name,role,grade,email,password\r\nmaya.okafor,Maya,Okafor,student,5,,\r\nelena.marquez,Elena,Marquez,teacher,,elena@example.org,\r\n'

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users')
  const list = useUserImport()
  const [skipBroken, setSkipBroken] = useState(false)
  const [hasSaved, setSaved] = useState(false)
  const { chosen, imported, isLooking, isImporting, failureText } = list
  const preview = chosen?.preview
  const isBlocked = preview !== undefined && preview.broken > 0 && !skipBroken
  const isUnsaved = imported !== null && imported.passwords.length > 0 && !hasSaved
  return (
    <Dialog
      open
      width="large"
      // Passwords that are shown once must not vanish by a slip of the finger.
      onOpenChange={(isOpen) => !isOpen && !isImporting && !isUnsaved && onClose()}
      title={t(imported ? 'import.doneTitle' : 'import.title')}
      description={imported ? undefined : t('import.text')}
      footer={
        imported ? (
          <Button onClick={onClose} variant={isUnsaved ? 'outline' : undefined}>
            {t(isUnsaved ? 'import.closeUnsaved' : 'import.close')}
          </Button>
        ) : (
          preview && (
            <>
              <Button
                variant="outline"
                disabled={isImporting}
                onClick={() => {
                  setSkipBroken(false)
                  list.startOver()
                }}
              >
                {t('import.other')}
              </Button>
              <Button
                onClick={() => list.importNow(skipBroken)}
                isPending={isImporting}
                pendingLabel={t('import.importing')}
                disabled={isBlocked || preview.ready === 0}
              >
                {t('import.now', { count: preview.ready })}
              </Button>
            </>
          )
        )
      }
    >
      <div className="flex flex-col gap-5">
        {failureText !== null && <FormAlert>{failureText}</FormAlert>}
        {imported ? (
          <ImportResult imported={imported} onSaved={() => setSaved(true)} />
        ) : isLooking ? (
          <Spinner label={t('import.reading')} />
        ) : chosen && preview ? (
          <>
            <PeoplePreview name={chosen.name} preview={preview} />
            {preview.broken > 0 && preview.ready > 0 && (
              <Field
                label={t('import.skip', { count: preview.broken })}
                description={isBlocked ? t('import.blocked') : undefined}
                layout="inline"
              >
                <Checkbox checked={skipBroken} onCheckedChange={(isOn) => setSkipBroken(isOn === true)} />
              </Field>
            )}
          </>
        ) : (
          <FileDrop
            kinds={KINDS}
            text={t('import.drop')}
            button={t('import.choose')}
            hint={t('import.kinds')}
            onFile={list.look}
          >
            <Button icon={Download} variant="link" onClick={() => downloadText(TEMPLATE, 'people.csv')}>
              {t('import.template')}
            </Button>
          </FileDrop>
        )}
      </div>
    </Dialog>
  )
}

type Secret = Imported['passwords'][number]

/** Passwords that were made are here and nowhere else: once the dialog is closed nobody can read them again. */
function ImportResult({ imported, onSaved }: { imported: Imported; onSaved: () => void }) {
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
            icon={Download}
            onClick={() => {
              downloadText(writeCsv(passwords, columns), 'passwords.csv')
              onSaved()
            }}
          >
            {t('import.savePasswords')}
          </Button>
        </div>
      )}
    </div>
  )
}
