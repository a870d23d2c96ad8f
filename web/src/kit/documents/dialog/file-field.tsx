import { CircleAlert, FileText, FileUp } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { formatFileSize } from '../../../ui/format/format-file-size.ts'

const KINDS =
  '.pdf,.docx,.txt,.md,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,text/plain,text/markdown'

type FileFieldProps = { file: File | null; error: string | undefined; onFile: (file: File) => void }

/** A file is chosen with the button, or dropped on it. */
export function FileField({ file, error, onFile }: FileFieldProps) {
  const { t, i18n } = useTranslation('documents')
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) onFile(dropped)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the button does the same
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-col items-center gap-3 rounded-card border-2 border-dashed p-5 text-center ${isOver ? 'border-brand bg-brand-soft' : 'border-border-strong'}`}
    >
      {file ? (
        <p className="flex max-w-full items-center gap-2 font-medium">
          <FileText aria-hidden="true" className="size-6 shrink-0 text-brand-ink" />
          <span className="wrap-anywhere min-w-0">
            {t('file.chosen', { name: file.name, size: formatFileSize(file.size, 1, i18n.language) })}
          </span>
        </p>
      ) : (
        <FileUp aria-hidden="true" className="size-10 text-muted" />
      )}
      <Button
        data-choose-file
        variant={file ? 'outline' : 'secondary'}
        aria-describedby={error ? errorId : undefined}
        onClick={() => input.current?.click()}
      >
        {file ? t('file.other') : t('file.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={KINDS}
        aria-label={t('file.choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          // The same file may be chosen again after it was corrected.
          event.target.value = ''
          if (chosen) onFile(chosen)
        }}
      />
      <p className="text-muted">{t('file.help')}</p>
      <div aria-live="polite" className="empty:hidden">
        {error && (
          <p id={errorId} className="flex items-start gap-1.5 text-start text-destructive-ink">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
