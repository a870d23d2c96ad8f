import { Sparkles, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import type { NoteValues } from './note-values.ts'
import { useSummarize } from './use-summarize.ts'

type SummarizeBarProps = {
  values: NoteValues
  setValues: (change: (values: NoteValues) => NoteValues) => void
}

/** Below the content of a new note: lets a long text be summed up, and takes that back. */
export function SummarizeBar({ values, setValues }: SummarizeBarProps) {
  const { t } = useTranslation(['notes', 'study'])
  const { summarize, undo, isPending } = useSummarize(values.content, setValues)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        isPending={isPending}
        pendingLabel={t('summarize.pending')}
        onClick={() => void summarize()}
      >
        <Sparkles aria-hidden="true" />
        {t('summarize.button')}
      </Button>
      <div role="status" className="flex flex-wrap items-center gap-2 empty:hidden">
        {values.originalContent !== null && (
          <>
            <span className="text-muted">{t('summarize.done')}</span>
            <Button variant="outline" onClick={undo}>
              <Undo2 aria-hidden="true" />
              {t('study:undo')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
