import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { documents, LONGEST_DOCUMENT, type ProfessionalDocument } from '#contract/professional/documents.ts'
import { call } from '../../../api/call.ts'
import { isAnswered } from '../../../api/create-writer.ts'
import { createIntentionKeys } from '../../../api/intention-keys.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { readAsBase64 } from '../../study/read-as-base64.ts'
import { useErrorText } from '../../use-error-text.ts'
import { showDocument } from '../documents.data.ts'
import { type DocumentValues, toNewDocument } from './document-values.ts'

/** A large file on a slow line, and a page that takes its time. */
const LONGEST_WAIT_MS = 120_000

/** Sends what was chosen, once even if it is asked for twice. What cannot be kept is told, and stays in the form. */
export function useAddDocument(user: User, onAdded: (document: ProfessionalDocument) => void) {
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
