import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/endpoint.ts'
import { LARGEST_ROSTER_BYTES, type RosterRow, roster } from '#contract/teaching/roster.ts'
import { call } from '../../../api/call.ts'
import { sayInLanguage } from '../../../api/say-refusal.ts'
import { Fact } from '../../../kit/imports/fact.tsx'
import { PreviewTable } from '../../../kit/imports/preview-table.tsx'
import { useListFile } from '../../../kit/imports/use-list-file.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FileDrop } from '../../../ui/forms/file-drop.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { downloadText } from '../../../ui/table/download-text.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useClassDeeds } from '../use-class-deeds.ts'

type RosterPreview = OutputOf<typeof roster.previewImport>

/** Chooses a list, looks at it, imports it: all of it or nothing. */
function useRosterImport(classId: number, onDone: () => void) {
  const { t } = useTranslation('classes')
  const { refresh } = useClassDeeds()
  const importing = useWrite(roster.import, {
    onSuccess: async ({ invited, enrolled, leftOut }) => {
      toast({
        title: invited > 0 ? t('import.invited', { count: invited }) : t('import.done', { count: enrolled }),
        ...(leftOut > 0 && { description: t('import.leftOut', { count: leftOut }) }),
      })
      await refresh()
      onDone()
    },
  })
  const list = useListFile({
    largestBytes: LARGEST_ROSTER_BYTES,
    words: { empty: t('import.emptyFile'), tooLarge: t('import.tooLarge') },
    preview: (file) => call(roster.previewImport, { id: classId, file }),
    importing,
  })
  return {
    ...list,
    importNow: (skipErrors: boolean) =>
      list.chosen && importing.mutate({ id: classId, file: list.chosen.file, skipErrors }),
    isImporting: importing.isPending,
  }
}

const KINDS = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain'
const EXAMPLE =
  'username,first name,last name,email\r\nmaya.okafor,Maya,Okafor,\r\n,Leo,Lindgren,leo@example.org\r\n'

export function ImportDialog({ classId, onClose }: { classId: number; onClose: () => void }) {
  const { t } = useTranslation('classes')
  const roster = useRosterImport(classId, onClose)
  const [skipErrors, setSkipErrors] = useState(false)
  const { chosen, isLooking, isImporting, failureText } = roster
  const preview = chosen?.preview
  const isInviting = preview?.rows.some(({ fate }) => fate === 'invite')
  const isBlocked = preview !== undefined && preview.errors > 0 && !skipErrors
  function startOver() {
    setSkipErrors(false)
    roster.startOver()
  }
  return (
    <Dialog
      open
      width="large"
      // What is being stored cannot be called back; it is over in a moment.
      onOpenChange={(isOpen) => !isOpen && !isImporting && onClose()}
      title={t('import.title')}
      description={t('import.text')}
      footer={
        preview && (
          <>
            <Button variant="outline" onClick={startOver} disabled={isImporting}>
              {t('import.other')}
            </Button>
            <Button
              onClick={() => roster.importNow(skipErrors)}
              isPending={isImporting}
              pendingLabel={t('import.importing')}
              disabled={isBlocked || preview.newPupils === 0}
            >
              {t(isInviting ? 'import.inviteNow' : 'import.now', { count: preview.newPupils })}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-5">
        {failureText !== null && <FormAlert>{failureText}</FormAlert>}
        {isLooking ? (
          <Spinner label={t('import.reading')} />
        ) : chosen && preview ? (
          <>
            <RosterPreviewView name={chosen.name} preview={preview} />
            {preview.errors > 0 && (
              <Field
                label={t('import.skip', { count: preview.errors })}
                description={isBlocked ? t('import.blocked') : undefined}
                layout="inline"
              >
                <Checkbox checked={skipErrors} onCheckedChange={(isOn) => setSkipErrors(isOn === true)} />
              </Field>
            )}
          </>
        ) : (
          <FileDrop
            kinds={KINDS}
            text={t('import.drop')}
            button={t('import.choose')}
            hint={t('import.kinds')}
            onFile={roster.look}
          >
            <Button icon={Download} variant="link" onClick={() => downloadText(EXAMPLE, 'class-list.csv')}>
              {t('import.example')}
            </Button>
          </FileDrop>
        )}
      </div>
    </Dialog>
  )
}

/** What an import would do to each row, before anything is stored; the broken ones stand first. */
function RosterPreviewView({ name, preview }: { name: string; preview: RosterPreview }) {
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
