type FigureTileProps = {
  name: string
  picture: string | undefined
  isChosen: boolean
  isYoung: boolean
  onChoose: () => void
}

/** A picture with its name; the chosen one is marked by its edge, and told. */
export function FigureTile({ name, picture, isChosen, isYoung, onChoose }: FigureTileProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`flex flex-col items-center gap-1 rounded-control border-2 bg-surface p-1.5 ${isYoung ? 'w-24' : 'w-20'} ${isChosen ? 'border-brand forced-colors:border-[Highlight]' : 'border-border hover:border-border-strong'}`}
    >
      {/* Pictures have dark outlines: on a light ground they are seen in every theme. */}
      <span data-theme="light" className="flex aspect-4/3 w-full overflow-hidden rounded-small bg-sunken">
        {picture && <img src={picture} alt="" className="size-full min-h-0 object-contain" />}
      </span>
      <span dir="auto" className="w-full truncate text-center text-base">
        {name}
      </span>
    </button>
  )
}
