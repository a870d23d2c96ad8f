import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayInLanguage } from '../../../../api/say-refusal.ts'
import { usePagePath } from '../../../../kit/navigation/use-page-path.ts'
import { FileDrop } from '../../../../ui/forms/file-drop.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { keepNewProgram } from '../../keeping/open-program.ts'
import { makeProgramKey } from '../../keeping/program-session.ts'
import { FILE_ENDING, LONGEST_FILE, type ReadFile, readFile } from '../program-file.ts'

const MOST_PROBLEMS = 5

type ImportDialogProps = { userId: number; onClose: () => void }

/** A file becomes a project of its own; what is open stays as it is. */
export function ImportDialog({ userId, onClose }: ImportDialogProps) {
  const { t } = useTranslation('kidsCodeStudio')
  const navigate = useNavigate()
  const path = usePagePath('kidsCode')
  const [failure, setFailure] = useState<(ReadFile & { ok: false }) | null>(null)

  async function take(file: File) {
    // Not even read: it would fill the memory of a small device. A letter takes three bytes at most.
    if (file.size > 3 * LONGEST_FILE) return setFailure({ ok: false, reason: 'large', problems: [] })
    const read = await readFile(await file.text(), file.name)
    if (!read.ok) return setFailure(read)
    const key = await keepNewProgram(userId, makeProgramKey(), { ...read.content, thumbnail: null })
    toast({ title: t('import.done') })
    onClose()
    await navigate({ to: path, search: { project: key } })
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('import.title')}>
      <div className="flex flex-col gap-4">
        <FileDrop
          kinds={`${FILE_ENDING},application/json`}
          text={t('import.drop')}
          button={t('import.choose')}
          hint={t('import.hint', { ending: FILE_ENDING })}
          onFile={(file) => void take(file)}
        />
        {failure && (
          <div role="alert" className="rounded-control bg-destructive-soft p-3 text-destructive-ink">
            <p className="font-medium">{t(`import.${failure.reason}`)}</p>
            {failure.problems.length > 0 && (
              <ul className="mt-2 list-disc ps-5">
                {failure.problems.slice(0, MOST_PROBLEMS).map((problem) => (
                  <li key={problem.message}>{sayInLanguage(problem)}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}
