import { useNavigate, useSearch } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ProfessionalDocument } from '#contract/professional/documents.ts'
import { DocumentReader } from '../../../kit/documents/reader/document-reader.tsx'
import { usePagePath } from '../../../kit/navigation/use-page-path.ts'
import { FetchedDialog } from '../../../kit/study/fetched-dialog.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Comments } from './comments.tsx'

/** The document or guide that stands in the address: ?document=12. Going back leads to the list again. */
export function useOpenThing(kind: 'document' | 'guide') {
  const navigate = useNavigate()
  const path = usePagePath('professionalResearch', 'professionalCollaboration')
  const search: { document?: number; guide?: number } = useSearch({ from: path })
  const go = (id: number | undefined) =>
    void navigate({ to: path, search: { [kind]: id }, resetScroll: false })
  return { id: search[kind] ?? null, open: (id: number) => go(id), close: () => go(undefined) }
}

const loadShare = async () => (await import('./share-dialog.tsx')).ShareDialog

type SharedReaderProps = {
  user: User
  id: number
  onAsk: (document: ProfessionalDocument) => Promise<void>
  onClose: () => void
}

/** A document with what its readers say about it; its owner chooses who they are. */
export function SharedReader({ user, id, onAsk, onClose }: SharedReaderProps) {
  const { t } = useTranslation('professional')
  const [isSharing, setSharing] = useState(false)
  return (
    <>
      <DocumentReader
        user={user}
        id={id}
        onAsk={onAsk}
        onClose={onClose}
        ownerActions={
          <Button icon={UserPlus} variant="outline" className="self-start" onClick={() => setSharing(true)}>
            {t('share.action')}
          </Button>
        }
        talk={{ label: t('comments.title'), content: <Comments user={user} documentId={id} /> }}
      />
      {isSharing && (
        <FetchedDialog
          load={loadShare}
          props={{ user, kind: 'document' as const, id, onClose: () => setSharing(false) }}
        />
      )}
    </>
  )
}
