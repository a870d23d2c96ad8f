import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FileDrop } from '../../../ui/forms/file-drop.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { downloadText } from '../../../ui/table/download-text.ts'
import { FormAlert } from '../form/form-alert.tsx'
import { ImportResult } from './import-result.tsx'
import { PeoplePreview } from './people-preview.tsx'
import { useUserImport } from './use-user-import.ts'

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
            <Button variant="link" onClick={() => downloadText(TEMPLATE, 'people.csv')}>
              <Download aria-hidden="true" />
              {t('import.template')}
            </Button>
          </FileDrop>
        )}
      </div>
    </Dialog>
  )
}
