import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../actions/button.tsx'

type FileDropProps = {
  /** As `accept` of a file input. */
  kinds: string
  /** What to do, or the file that was chosen. */
  text?: ReactNode
  hasPicture?: boolean
  button: string
  buttonProps?: ButtonProps
  /** Names the field, where it is not what the button says. */
  label?: string
  hint: string
  onFile: (file: File) => void
  children?: ReactNode
}

/** A file is chosen with the button, or dropped on it. */
export function FileDrop(props: FileDropProps) {
  const {
    kinds,
    text,
    hasPicture = true,
    button,
    buttonProps,
    label = button,
    hint,
    onFile,
    children,
  } = props
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
      {hasPicture && <FileUp aria-hidden="true" className="size-10 text-muted" />}
      {text && <p className="max-w-full">{text}</p>}
      <Button data-choose-file {...buttonProps} onClick={() => input.current?.click()}>
        {button}
      </Button>
      <input
        ref={input}
        type="file"
        accept={kinds}
        aria-label={label}
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
