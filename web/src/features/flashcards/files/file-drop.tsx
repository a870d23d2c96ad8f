import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'

const KINDS = '.apkg,.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain'

/** A file is chosen with the button, or dropped on it. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('flashcards')
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
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
      className={`flex flex-col items-center gap-3 rounded-card border-2 border-dashed p-6 text-center ${isOver ? 'border-brand bg-brand-soft' : 'border-border-strong'}`}
    >
      <FileUp aria-hidden="true" className="size-10 text-muted" />
      <p>{t('files.drop')}</p>
      <Button onClick={() => input.current?.click()}>{t('files.choose')}</Button>
      <input
        ref={input}
        type="file"
        accept={KINDS}
        aria-label={t('files.choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file may be chosen again after it was corrected.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <p className="text-muted">{t('files.kinds')}</p>
    </div>
  )
}
