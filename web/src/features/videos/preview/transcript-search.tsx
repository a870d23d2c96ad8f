import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'

type TranscriptSearchProps = {
  sought: string
  onSeek: (sought: string) => void
  hitCount: number
  /** Counted from 0. */
  active: number
  onStep: (step: 1 | -1) => void
}

export function TranscriptSearch({ sought, onSeek, hitCount, active, onStep }: TranscriptSearchProps) {
  const { t } = useTranslation('videos')
  const hasWords = sought.trim() !== ''
  return (
    <search className="flex flex-wrap items-center gap-2">
      <SearchInput
        value={sought}
        onValueChange={onSeek}
        aria-label={t('transcript.search')}
        placeholder={t('transcript.search')}
        className="min-w-0 flex-1 basis-48"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onStep(event.shiftKey ? -1 : 1)
        }}
      />
      {hasWords && (
        <div className="flex items-center gap-1">
          <p role="status" className="min-w-16 text-muted">
            {hitCount === 0
              ? t('transcript.noHits')
              : t('transcript.hits', { place: active + 1, count: hitCount })}
          </p>
          <IconButton
            label={t('transcript.previous')}
            icon={<ChevronUp aria-hidden="true" />}
            disabled={hitCount === 0}
            onClick={() => onStep(-1)}
          />
          <IconButton
            label={t('transcript.next')}
            icon={<ChevronDown aria-hidden="true" />}
            disabled={hitCount === 0}
            onClick={() => onStep(1)}
          />
        </div>
      )}
    </search>
  )
}
