import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'

type FileDropProps = {
  /** As `accept` of a file input. */
  kinds: string
  text: string
  button: string
  hint: string
  onFile: (file: File) => void
  children?: ReactNode
}

/** A file is chosen with the button, or dropped on it. */
export function FileDrop({ kinds, text, button, hint, onFile, children }: FileDropProps) {
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
      <p>{text}</p>
      <Button onClick={() => input.current?.click()}>{button}</Button>
      <input
        ref={input}
        type="file"
        accept={kinds}
        aria-label={button}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file may be chosen again after it was corrected.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <p className="text-muted">{hint}</p>
      {children}
    </div>
  )
}
