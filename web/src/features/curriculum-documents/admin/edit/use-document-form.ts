import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../../kit/session.ts'
import { openDraft } from '../../../../kit/study/draft.ts'
import { useKeptDraft } from '../../../../kit/study/use-kept-draft.ts'
import { useErrorText } from '../../../../kit/use-error-text.ts'
import { DocumentValues, type FieldErrors, findMissing, isSame, readIssues } from './document-values.ts'

/** What is typed, kept on the device until it is saved: neither a failing call nor a closed tab loses it. */
export function useDocumentForm(name: string, initial: DocumentValues) {
  const { t } = useTranslation('curriculumDocuments')
  const toErrorText = useErrorText()
  const userId = useUser()?.id ?? 0
  const [draft] = useState(() => openDraft(userId, `curriculumDocument.${name}`, DocumentValues))
  const [kept] = useState(() => draft.read())
  const [values, setValues] = useState(kept ?? initial)
  const [saved, setSaved] = useState(initial)
  const [isFromDraft, setFromDraft] = useState(kept !== null && !isSame(kept, initial))
  /** By field; the general one stands at the button. */
  const [errors, setErrors] = useState<FieldErrors>({})
  const isChanged = !isSame(values, saved)
  useKeptDraft(draft, values, isChanged)
  return {
    values,
    errors,
    /** Not while something is missing; what was refused stands at its field. */
    send: async (write: () => Promise<unknown>, onRefused?: (error: unknown) => void) => {
      const missing = findMissing(values, t)
      setErrors(missing)
      if (Object.keys(missing).length > 0) return
      try {
        await write()
      } catch (error) {
        setErrors({ ...readIssues(error), general: toErrorText(error) })
        onRefused?.(error)
      }
    },
    isChanged,
    isFromDraft,
    change: (part: Partial<DocumentValues>) => setValues((before) => ({ ...before, ...part })),
    /** These are what is stored now. */
    settle: (stored: DocumentValues) => {
      setSaved(stored)
      setValues(stored)
      setFromDraft(false)
      setErrors({})
      draft.forget()
    },
    discard: () => {
      setValues(saved)
      setFromDraft(false)
    },
  }
}
export type DocumentForm = ReturnType<typeof useDocumentForm>
