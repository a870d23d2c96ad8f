import type { DrawnPictures } from '#contract/teaching/sign-in-cards.ts'
import { PictureRow } from '../../../kit/picture-password/picture-pad.tsx'

type PictureSheetProps = { className: string; drawn: readonly DrawnPictures[] }

/** A slip for each child, to be cut apart and learned by heart. */
export function PictureSheet({ className, drawn }: PictureSheetProps) {
  return (
    <ul data-print-sheet className="grid gap-3 sm:grid-cols-2 print:grid-cols-2 print:gap-0">
      {drawn.map(({ studentId, name, pictures }) => (
        <li
          key={studentId}
          className="flex flex-col gap-3 rounded-card border border-border-strong border-dashed p-4 print:break-inside-avoid print:rounded-none"
        >
          <h3 className="wrap-anywhere font-heading font-semibold text-lg">
            {name} <span className="font-normal text-muted">{className}</span>
          </h3>
          <PictureRow pictures={pictures} />
        </li>
      ))}
    </ul>
  )
}
