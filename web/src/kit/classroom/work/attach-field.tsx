import { CircleAlert, Link2, Paperclip } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CLASS_FILE_TYPES, classFiles, LARGEST_CLASS_FILE_BYTES } from '#contract/classroom/class-files.ts'
import type { Attachment } from '#contract/classroom/work.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { readAsBase64 } from '../../study/read-as-base64.ts'
import { useErrorText } from '../../use-error-text.ts'
import { AttachmentList } from './attachment-list.tsx'

type FileType = (typeof CLASS_FILE_TYPES)[number]

const BY_ENDING: Record<string, FileType> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  txt: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** As the device says, or by the ending where it says nothing; the server looks at the bytes. */
function findFileType({ name, type }: { name: string; type: string }): FileType | null {
  const said = CLASS_FILE_TYPES.find((one) => one === type.split(';')[0])
  return said ?? BY_ENDING[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? null
}

type AttachFieldProps = {
  /** The class that the files lie in; without one only links can be added. */
  classId: number | null
  /** Everybody in the class may open them. */
  isForClass?: boolean
  attachments: readonly Attachment[]
  most: number
  onChange: (attachments: Attachment[]) => void
}

const ACCEPTED = [...CLASS_FILE_TYPES, '.txt', '.docx', '.pdf'].join(',')

/** Files from the device, kept at once, and links. */
export function AttachField({ classId, isForClass = false, attachments, most, onChange }: AttachFieldProps) {
  const { t } = useTranslation('work')
  const wordError = useErrorText()
  const input = useRef<HTMLInputElement>(null)
  const [add] = useState(() => createWriter(classFiles.add))
  const [isAdding, setAdding] = useState(false)
  const [isLinking, setLinking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const isFull = attachments.length >= most

  async function addFiles(files: readonly File[]) {
    if (classId === null) return
    setFault(null)
    setAdding(true)
    let kept = [...attachments]
    for (const file of files.slice(0, most - attachments.length)) {
      const { name } = file
      const type = findFileType(file)
      if (type === null) setFault(t('files.wrongKind', { name }))
      else if (file.size === 0) setFault(t('files.empty', { name }))
      else if (file.size > LARGEST_CLASS_FILE_BYTES) setFault(t('files.tooLarge', { name }))
      else
        try {
          kept = [
            ...kept,
            await add({ classId, isForClass, name, type, dataBase64: await readAsBase64(file) }),
          ]
          onChange(kept)
        } catch (error) {
          setFault(`${t('files.failed', { name })} ${wordError(error)}`)
        }
    }
    setAdding(false)
  }

  return (
    <div className="flex flex-col gap-3">
      {attachments.length > 0 && (
        <AttachmentList
          attachments={attachments}
          label={t('files.list')}
          onRemove={(url) => onChange(attachments.filter((one) => one.url !== url))}
        />
      )}
      {!isFull && (
        <div className="flex flex-wrap gap-3">
          {classId !== null && (
            <Button
              icon={Paperclip}
              variant="outline"
              isPending={isAdding}
              pendingLabel={t('files.adding')}
              onClick={() => input.current?.click()}
            >
              {t('files.add')}
            </Button>
          )}
          <Button
            icon={Link2}
            variant="ghost"
            aria-expanded={isLinking}
            onClick={() => setLinking(!isLinking)}
          >
            {t('files.link')}
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            accept={ACCEPTED}
            aria-label={t('files.add')}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              // The same file may be chosen again after it was corrected.
              event.target.value = ''
              void addFiles(files)
            }}
          />
        </div>
      )}
      {isLinking && !isFull && (
        <LinkField
          onAdd={(link) => {
            onChange([...attachments.filter(({ url }) => url !== link.url), link])
            setLinking(false)
          }}
        />
      )}
      {classId !== null && <p className="text-muted">{t('files.help')}</p>}
      <div aria-live="polite" className="empty:hidden">
        {fault && (
          <p className="flex items-start gap-1.5 text-destructive-ink">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {fault}
          </p>
        )}
      </div>
    </div>
  )
}

function LinkField({ onAdd }: { onAdd: (link: Attachment) => void }) {
  const { t } = useTranslation('work')
  const [address, setAddress] = useState('')
  const [isWrong, setWrong] = useState(false)

  function add() {
    const url = address.trim()
    if (!/^https?:\/\/[^\s/]\S*$/i.test(url)) return setWrong(true)
    onAdd({ name: url.replace(/^https?:\/\/(www\.)?/i, '').slice(0, 200), url })
  }

  return (
    <Field
      label={t('files.linkAddress')}
      description={t('files.linkHelp')}
      error={isWrong ? t('files.linkWrong') : undefined}
    >
      <div className="flex gap-2">
        <Input
          type="url"
          autoFocus
          value={address}
          maxLength={2000}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            // Enter adds the link; the form around it waits for its own button.
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="secondary" onClick={add}>
          {t('files.linkAdd')}
        </Button>
      </div>
    </Field>
  )
}
