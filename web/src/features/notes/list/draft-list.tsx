import { NotebookPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { KeptDraft } from '../read-drafts.ts'

type DraftListProps = {
  drafts: readonly KeptDraft[]
  onContinue: (draft: KeptDraft) => void
  onDiscard: (draft: KeptDraft) => void
}

/** What was typed and never saved, offered again. */
export function DraftList({ drafts, onContinue, onDiscard }: DraftListProps) {
  const { t } = useTranslation(['notes', 'study'])
  if (drafts.length === 0) return null
  return (
    <Card tone="brand" padding="small" className="flex flex-col gap-2">
      <h2 className="flex items-center gap-2 font-semibold">
        <NotebookPen aria-hidden="true" className="size-5 shrink-0" />
        {t('drafts.title', { count: drafts.length })}
      </h2>
      <ul className="flex flex-col gap-2">
        {drafts.map((draft) => {
          const name = draft.values.title.trim() || t('drafts.untitled')
          return (
            <li key={draft.name} className="flex flex-wrap items-center gap-2">
              <span className="wrap-anywhere min-w-0 flex-1 basis-48">{name}</span>
              <Button variant="outline" onClick={() => onContinue(draft)}>
                {t('drafts.continue')}
                <span className="sr-only">{name}</span>
              </Button>
              <Button variant="ghost" onClick={() => onDiscard(draft)}>
                {t('study:draft.discard')}
                <span className="sr-only">{name}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
