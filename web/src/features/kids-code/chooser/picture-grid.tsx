import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { findTarget } from './find-target.ts'

export type GridPicture = { id: string | number; name: string; address: string | undefined }

type PictureGridProps<Picture extends GridPicture> = {
  pictures: readonly Picture[]
  label: string
  isWide: boolean
  onChoose: (picture: Picture) => void
  /** Stands below a picture. */
  aside?: (picture: Picture) => ReactNode
}

/** One stop for the Tab key; the arrow keys go from picture to picture. */
export function PictureGrid<Picture extends GridPicture>(props: PictureGridProps<Picture>) {
  const { pictures, label, isWide, onChoose, aside } = props
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState<string | number | undefined>(undefined)
  const stop = pictures.some(({ id }) => id === current) ? current : pictures[0]?.id

  function goOn(event: KeyboardEvent<HTMLButtonElement>, from: number) {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('[data-picture]') ?? [])]
    const rows = buttons.map((button) => button.parentElement?.offsetTop ?? 0)
    const target = findTarget(event.key, from, rows)
    if (target === null) return
    event.preventDefault()
    buttons[target]?.focus()
  }

  return (
    <ul
      ref={list}
      aria-label={label}
      className={`grid gap-3 ${isWide ? 'grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]' : 'grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]'}`}
    >
      {pictures.map((picture, place) => (
        <li key={picture.id} className="relative flex flex-col">
          <button
            type="button"
            data-picture=""
            tabIndex={picture.id === stop ? 0 : -1}
            className="flex min-h-14 flex-1 flex-col items-center gap-2 rounded-card border-2 border-border bg-surface p-2 transition-colors hover:border-brand focus-visible:border-brand"
            onFocus={() => setCurrent(picture.id)}
            onKeyDown={(event) => goOn(event, place)}
            onClick={() => onChoose(picture)}
          >
            <span data-theme="light" className="w-full overflow-hidden rounded-small bg-sunken">
              <img
                src={picture.address}
                alt=""
                loading="lazy"
                className={`w-full object-contain ${isWide ? 'aspect-4/3' : 'aspect-square p-1'}`}
              />
            </span>
            <span className="wrap-anywhere w-full text-center font-medium">{picture.name}</span>
          </button>
          {aside?.(picture)}
        </li>
      ))}
    </ul>
  )
}
