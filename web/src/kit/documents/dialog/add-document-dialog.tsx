import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, FileText, Globe, Link, Type } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { documents, LONGEST_DOCUMENT, type ProfessionalDocument } from '#contract/professional/documents.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { call } from '../../../api/call.ts'
import { isAnswered } from '../../../api/create-writer.ts'
import { createIntentionKeys } from '../../../api/intention-keys.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { formatFileSize } from '../../../ui/format/format-file-size.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { FileDrop } from '../../../ui/forms/file-drop.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { TextareaField, TextField } from '../../../ui/forms/text-field.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { CharactersLeft } from '../../markdown/characters-left.tsx'
import { openDraft } from '../../study/draft.ts'
import { DraftNotice } from '../../study/draft-notice.tsx'
import { readAsBase64 } from '../../study/read-as-base64.ts'
import { TagsField } from '../../study/tags-field.tsx'
import { useKeptDraft } from '../../study/use-kept-draft.ts'
import { useErrorText } from '../../use-error-text.ts'
import { showDocument } from '../documents.data.ts'
import {
  DOCUMENT_KINDS,
  type DocumentFaults,
  type DocumentKind,
  DocumentValues,
  findFaults,
  isTextFile,
  NO_VALUES,
  nameOfFile,
  readTextFile,
  toNewDocument,
} from './document-values.ts'

const KINDS =
  '.pdf,.docx,.txt,.md,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,text/plain,text/markdown'

type FileFieldProps = { file: File | null; error: string | undefined; onFile: (file: File) => void }

/** A file is chosen with the button, or dropped on it. */
function FileField({ file, error, onFile }: FileFieldProps) {
  const { t, i18n } = useTranslation('documents')
  const errorId = useId()
  return (
    <FileDrop
      kinds={KINDS}
      hasPicture={!file}
      text={
        file && (
          <span className="flex items-center gap-2 font-medium">
            <FileText aria-hidden="true" className="size-6 shrink-0 text-brand-ink" />
            <span className="wrap-anywhere min-w-0">
              {t('file.chosen', { name: file.name, size: formatFileSize(file.size, 1, i18n.language) })}
            </span>
          </span>
        )
      }
      button={file ? t('file.other') : t('file.choose')}
      buttonProps={{
        variant: file ? 'outline' : 'secondary',
        'aria-describedby': error ? errorId : undefined,
      }}
      label={t('file.choose')}
      hint={t('file.help')}
      onFile={onFile}
    >
      <div aria-live="polite" className="empty:hidden">
        {error && (
          <p id={errorId} className="flex items-start gap-1.5 text-start text-destructive-ink">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </FileDrop>
  )
}

/** A large file on a slow line, and a page that takes its time. */
const LONGEST_WAIT_MS = 120_000

/** Sends what was chosen, once even if it is asked for twice. What cannot be kept is told, and stays in the form. */
function useAddDocument(user: User, onAdded: (document: ProfessionalDocument) => void) {
  const { t } = useTranslation('documents')
  const queryClient = useQueryClient()
  const tell = useErrorText()
  const [keys] = useState(() => createIntentionKeys())
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function send(values: DocumentValues, file: File | null): Promise<ProfessionalDocument> {
    const isFile = values.kind === 'file' && file !== null
    // The file itself is no part of its key: it may have ten million letters.
    const intention = isFile ? [values, file.name, file.size, file.lastModified] : values
    const options = { idempotencyKey: keys.keyFor(intention), timeoutMs: LONGEST_WAIT_MS }
    if (!isFile) return call(documents.create, { ...toNewDocument(values), userId: user.id }, options)
    const { isShortened, ...document } = await call(
      documents.addFile,
      {
        userId: user.id,
        name: file.name,
        dataBase64: await readAsBase64(file),
        ...(values.title.trim() && { title: values.title.trim() }),
        tags: values.tags,
      },
      options,
    )
    if (isShortened)
      toast({
        title: t('add.shortened'),
        description: t('add.shortenedText', { count: LONGEST_DOCUMENT }),
      })
    return document
  }

  async function add(values: DocumentValues, file: File | null): Promise<boolean> {
    setSaving(true)
    setFailure(null)
    try {
      const document = await send(values, file)
      keys.settle()
      await showDocument(queryClient, document)
      onAdded(document)
      return true
    } catch (error) {
      if (isAnswered(error)) keys.settle()
      setFailure(tell(error))
      return false
    } finally {
      setSaving(false)
    }
  }

  return { add, isSaving, failure, forgetFailure: () => setFailure(null) }
}

const ICONS = { text: Type, page: Globe, file: FileText, reference: Link }

type AddDocumentDialogProps = {
  user: User
  knownTags: readonly string[]
  onAdded: (document: ProfessionalDocument) => void
  onClose: () => void
}

/** A document by its text, its address or its file, or a reference without text. What is typed is kept until it is added. */
export function AddDocumentDialog({ user, knownTags, onAdded, onClose }: AddDocumentDialogProps) {
  const { t } = useTranslation('documents')
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => openDraft(user.id, 'document.new', DocumentValues))
  const [kept, setKept] = useState(() => draft.read())
  const [values, setValues] = useState<DocumentValues>(kept ?? NO_VALUES)
  const [file, setFile] = useState<File | null>(null)
  const [faults, setFaults] = useState<DocumentFaults>({})
  const { add, isSaving, failure, forgetFailure } = useAddDocument(user, onAdded)
  useKeptDraft(draft, values, Boolean(values.title.trim() || values.content.trim() || values.address.trim()))

  function change(next: Partial<DocumentValues>) {
    setValues((now) => ({ ...now, ...next }))
    setFaults({})
  }

  async function takeFile(chosen: File) {
    if (!isTextFile(chosen)) {
      setFile(chosen)
      setFaults({})
      return
    }
    // A text can be looked at and corrected before it is kept.
    const content = readTextFile(new Uint8Array(await chosen.arrayBuffer()))
    change({ kind: 'text', content, ...(values.title.trim() === '' && { title: nameOfFile(chosen.name) }) })
    form.current?.querySelector<HTMLElement>('textarea')?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (isSaving) return
    const found = findFaults(values, file)
    setFaults(found)
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-choose-file]')?.focus(),
      )
      return
    }
    if (!(await add(values, file))) return
    draft.forget()
    onClose()
  }

  return (
    <Dialog
      onClose={onClose}
      title={t('add.title')}
      takeFocus={() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus()}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} isPending={isSaving}>
            {t('add.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {kept && (
          <DraftNotice
            onDiscard={() => {
              setKept(null)
              setValues(NO_VALUES)
            }}
          />
        )}
        <Tabs
          value={values.kind}
          onValueChange={(kind) => {
            change({ kind: kind as DocumentKind })
            // It was said about what stands in another tab now.
            forgetFailure()
          }}
        >
          <TabList label={t('add.kinds')}>
            {DOCUMENT_KINDS.map((kind) => {
              const Icon = ICONS[kind]
              return (
                <Tab key={kind} value={kind}>
                  <Icon aria-hidden="true" />
                  {t(`add.${kind}`)}
                </Tab>
              )
            })}
          </TabList>
          <form ref={form} id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
            <AddFields
              values={values}
              file={file}
              faults={faults}
              knownTags={knownTags}
              onChange={change}
              onFile={(chosen) => void takeFile(chosen)}
            />
            <div role="alert" className="empty:hidden">
              {failure && <p className="text-destructive-ink">{t('add.failed', { reason: failure })}</p>}
            </div>
          </form>
        </Tabs>
      </div>
    </Dialog>
  )
}

type AddFieldsProps = {
  values: DocumentValues
  file: File | null
  faults: DocumentFaults
  knownTags: readonly string[]
  onChange: (change: Partial<DocumentValues>) => void
  onFile: (file: File) => void
}

/** What each kind of document asks for; the name and the tags stand below all of them. */
function AddFields({ values, file, faults, knownTags, onChange, onFile }: AddFieldsProps) {
  const { t } = useTranslation('documents')
  const { kind, title, content, address, tags } = values
  const isNameOptional = kind === 'page' || kind === 'file'
  const addressField = (
    <TextField
      label={t('field.address')}
      description={kind === 'page' ? t('field.addressPage') : t('field.addressReference')}
      error={faults.address && t(`fault.${faults.address}`)}
      isRequired
      type="url"
      inputMode="url"
      value={address}
      maxLength={2000}
      autoComplete="off"
      onChange={(event) => onChange({ address: event.target.value })}
    />
  )
  return (
    <>
      <TabPanel value="text">
        <TextareaField
          label={t('field.text')}
          description={t('field.textHelp')}
          error={faults.content && t(`fault.${faults.content}`, { count: LONGEST_DOCUMENT })}
          isRequired
          aside={<CharactersLeft length={content.length} maxLength={LONGEST_DOCUMENT} />}
          dir="auto"
          rows={8}
          value={content}
          onChange={(event) => onChange({ content: event.target.value })}
        />
      </TabPanel>
      <TabPanel value="page">{addressField}</TabPanel>
      <TabPanel value="file">
        <FileField file={file} error={faults.file && t(`fault.${faults.file}`)} onFile={onFile} />
      </TabPanel>
      <TabPanel value="reference">{addressField}</TabPanel>
      <Field
        label={t('field.title')}
        error={faults.title && t(`fault.${faults.title}`)}
        isRequired={!isNameOptional}
        isOptional={isNameOptional}
        {...(isNameOptional && {
          description: kind === 'page' ? t('field.titleOfPage') : t('field.titleOfFile'),
        })}
      >
        <Input
          dir="auto"
          value={title}
          maxLength={LONGEST_TITLE}
          autoComplete="off"
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <TagsField value={tags} onChange={(next) => onChange({ tags: next })} known={knownTags} />
    </>
  )
}
