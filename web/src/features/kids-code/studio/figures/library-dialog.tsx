import { useTranslation } from 'react-i18next'
import { STAGE } from '#engines/kids-code/index.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { nameBackground, nameSprite } from '../../pictures/describe-picture.ts'
import { findPicture } from '../../pictures/find-picture.ts'
import { BACKGROUNDS, SPRITES, type SpriteId } from '../../pictures/pictures.ts'
import type { ChosenPicture } from './chosen-picture.ts'

type LibraryDialogProps = {
  kind: 'sprite' | 'background'
  onChoose: (picture: ChosenPicture) => void
  onClose: () => void
}

/** Every picture of the library; what is pressed is taken. */
export function LibraryDialog({ kind, onChoose, onClose }: LibraryDialogProps) {
  const { t } = useTranslation('kidsCodeStudio')
  const { t: word } = useTranslation('kidsCode')
  const pictures: ChosenPicture[] =
    kind === 'sprite'
      ? (Object.keys(SPRITES) as SpriteId[]).map((id) => {
          const { costumes, width, height } = SPRITES[id]
          const name = nameSprite(id, word)
          const looks = costumes.map((costume, place) => ({
            name: `${name} ${place + 1}`,
            asset: `sprites/${id}/${costume}`,
            width,
            height,
          }))
          return { name, costumes: looks }
        })
      : BACKGROUNDS.map((id) => {
          const name = nameBackground(id, word)
          return { name, costumes: [{ name, asset: `backgrounds/${id}`, ...STAGE }] }
        })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="large"
      title={kind === 'sprite' ? t('figures.addSprite') : t('figures.addBackground')}
    >
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {pictures.map((picture) => (
          <li key={picture.name}>
            <button
              type="button"
              onClick={() => {
                onChoose(picture)
                onClose()
              }}
              className="flex w-full flex-col items-center gap-1 rounded-control border-2 border-border p-2 hover:border-brand"
            >
              <Preview picture={picture} />
              <span className="w-full truncate text-center">{picture.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Preview({ picture: { costumes } }: { picture: ChosenPicture }) {
  const [first] = costumes
  const url = first && 'asset' in first ? findPicture(first.asset) : undefined
  return (
    <span data-theme="light" className="flex aspect-4/3 w-full overflow-hidden rounded-small bg-sunken">
      <img src={url} alt="" className="size-full min-h-0 object-contain" />
    </span>
  )
}
