import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  adminCurriculumDocuments,
  LARGEST_CURRICULUM_FILE_BYTES,
} from '#contract/admin/curriculum-documents.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '../../../../api/call.ts'
import { readAsBase64 } from '../../../../kit/study/read-as-base64.ts'
import { useErrorText } from '../../../../kit/use-error-text.ts'
import { FileDrop } from '../../../../ui/forms/file-drop.tsx'
import { Spinner } from '../../../../ui/states/spinner.tsx'

const KINDS = '.txt,.md,.markdown,.pdf,.docx'

export type ReadFile = OutputOf<typeof adminCurriculumDocuments.readFile>

/** Reads a file on the server and hands over its text, to be looked through before it is saved. */
export function FileImport({ onRead }: { onRead: (file: ReadFile) => void }) {
  const { t } = useTranslation('curriculumDocuments')
  const toErrorText = useErrorText()
  const [state, setState] = useState<
    { kind: 'idle' | 'reading' } | { kind: 'failed' | 'read'; text: string }
  >({ kind: 'idle' })

  async function read(file: File) {
    if (file.size > LARGEST_CURRICULUM_FILE_BYTES)
      return setState({ kind: 'failed', text: t('file.tooLarge') })
    setState({ kind: 'reading' })
    try {
      const dataBase64 = await readAsBase64(file)
      const found = await call(adminCurriculumDocuments.readFile, { name: file.name, dataBase64 })
      onRead(found)
      setState({
        kind: 'read',
        text: found.isShortened ? t('file.shortened') : t('file.read', { name: file.name }),
      })
    } catch (error) {
      setState({ kind: 'failed', text: toErrorText(error) })
    }
  }

  return (
    <FileDrop
      kinds={KINDS}
      text={t('file.text')}
      button={t('file.choose')}
      hint={t('file.hint')}
      onFile={(file) => void read(file)}
    >
      {state.kind === 'reading' && <Spinner label={t('file.reading')} />}
      <p aria-live="polite" className={state.kind === 'failed' ? 'text-destructive-ink' : ''}>
        {'text' in state && state.text}
      </p>
    </FileDrop>
  )
}
