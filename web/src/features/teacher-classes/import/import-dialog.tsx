import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { ListDrop } from './list-drop.tsx'
import { RosterPreviewView } from './roster-preview.tsx'
import { useRosterImport } from './use-roster-import.ts'

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
        {failureText !== null && (
          <p
            role="alert"
            className="wrap-anywhere flex items-start gap-2 rounded-control bg-destructive-soft p-3 text-destructive-ink"
          >
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {failureText}
          </p>
        )}
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
          <ListDrop onFile={roster.look} />
        )}
      </div>
    </Dialog>
  )
}
