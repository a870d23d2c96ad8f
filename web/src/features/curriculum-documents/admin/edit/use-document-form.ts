import { useState } from 'react'
import { useUser } from '../../../../kit/session.ts'
import { openDraft } from '../../../../kit/study/draft.ts'
import { useKeptDraft } from '../../../../kit/study/use-kept-draft.ts'
import { DocumentValues, isSame } from './document-values.ts'

/** What is typed, kept on the device until it is saved: neither a failing call nor a closed tab loses it. */
export function useDocumentForm(name: string, initial: DocumentValues) {
  const userId = useUser()?.id ?? 0
  const [draft] = useState(() => openDraft(userId, `curriculumDocument.${name}`, DocumentValues))
  const [kept] = useState(() => draft.read())
  const [values, setValues] = useState(kept ?? initial)
  const [saved, setSaved] = useState(initial)
  const [isFromDraft, setFromDraft] = useState(kept !== null && !isSame(kept, initial))
  const isChanged = !isSame(values, saved)
  useKeptDraft(draft, values, isChanged)
  return {
    values,
    isChanged,
    isFromDraft,
    change: (part: Partial<DocumentValues>) => setValues((before) => ({ ...before, ...part })),
    /** These are what is stored now. */
    settle: (stored: DocumentValues) => {
      setSaved(stored)
      setValues(stored)
      setFromDraft(false)
      draft.forget()
    },
    discard: () => {
      setValues(saved)
      setFromDraft(false)
    },
  }
}
export type DocumentForm = ReturnType<typeof useDocumentForm>
