import { X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { focusWithin } from './focus-within.ts'

type Look = { id: string; name: string; picture: string | undefined }

type LookListProps = {
  label: string
  looks: readonly Look[]
  /** Place of the one that is shown at the start. */
  current: number
  onChoose: (id: string) => void
  onRemove: (id: string) => void
}

/** Costumes of a sprite, or backgrounds of the stage. The last one cannot go. */
export function LookList({ label, looks, current, onChoose, onRemove }: LookListProps) {
  const { t } = useTranslation('kidsCodeStudio')
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul ref={list} aria-label={label} className="flex flex-wrap gap-2">
      {looks.map(({ id, name, picture }, place) => (
        <li key={id} className="flex items-start">
          <button
            type="button"
            aria-pressed={place === current}
            onClick={() => onChoose(id)}
            className={`flex w-20 flex-col items-center gap-1 rounded-control border-2 p-1 ${place === current ? 'border-brand forced-colors:border-[Highlight]' : 'border-border hover:border-border-strong'}`}
          >
            <span
              data-theme="light"
              className="flex aspect-4/3 w-full overflow-hidden rounded-small bg-sunken"
            >
              {picture && <img src={picture} alt="" className="size-full min-h-0 object-contain" />}
            </span>
            <span dir="auto" className="w-full truncate text-base">
              {name}
            </span>
          </button>
          {looks.length > 1 && (
            <IconButton
              label={t('figures.removeLook', { name })}
              icon={<X aria-hidden="true" />}
              onClick={() => {
                onRemove(id)
                focusWithin(list.current)
              }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
