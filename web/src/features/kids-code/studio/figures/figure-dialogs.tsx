import { useTranslation } from 'react-i18next'
import {
  addBackground,
  addCostumes,
  addSprite,
  type Project,
  repaintBackground,
  repaintCostume,
  STAGE,
  STAGE_ID,
} from '#engines/kids-code/index.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import type { ChosenPicture } from '../../chooser/picture-choice.ts'
import { PictureChooser } from '../../chooser/picture-chooser.tsx'
import type { PaintedPicture } from '../../paint/open-picture.ts'
import { PaintEditor } from '../../paint/paint-editor.tsx'
import { findAsset } from '../../pictures/find-picture.ts'
import type { Studio } from '../use-studio.ts'
import { takePictures } from './take-pictures.ts'

/** A new one of these, or `paint`: the picture that whoever is chosen wears now. */
export type Asked = 'sprite' | 'costume' | 'background' | 'paint'

type FigureDialogsProps = { studio: Studio; asked: Asked | null; onClose: () => void }

/** Beside the parts of the studio, not in one of them: who turns the tablet goes on choosing and painting. */
export function FigureDialogs({ studio, asked, onClose }: FigureDialogsProps) {
  const { t } = useTranslation('kidsCodeStudio')
  const { project, assets, owner, choose, edit } = studio
  const { backgrounds, current } = project.stage
  const sprite = project.sprites.find(({ id }) => id === owner)
  const costume = sprite?.costumes[sprite.costume]
  const background = backgrounds[current]

  /** What was taken goes into the project as `change` says, with the pictures it needs. */
  function put(
    kind: 'sprites' | 'backgrounds',
    { costumes }: Pick<ChosenPicture, 'costumes'>,
    change: (looks: NonNullable<ReturnType<typeof takePictures>>['looks']) => Project,
  ): Project | null {
    const taken = takePictures(project, assets, kind, costumes)
    const next = taken && change(taken.looks)
    if (!next || next === project) {
      toast({ title: t('figures.noRoom'), variant: 'destructive' })
      return null
    }
    edit(next, taken.assets)
    return next
  }

  function take(picture: ChosenPicture) {
    const { name } = picture
    if (asked === 'background') {
      put('backgrounds', picture, ([first]) => addBackground(project, { name, asset: first?.asset ?? '' }))
    } else if (asked === 'costume' && sprite) {
      put('sprites', picture, (looks) => addCostumes(project, sprite.id, looks))
    } else {
      const place = findPlace(project.sprites.length)
      const next = put('sprites', picture, (costumes) => addSprite(project, { name, costumes, ...place }))
      if (next) choose(next.sprites.at(-1)?.id ?? STAGE_ID)
    }
  }

  function takePainted(painted: PaintedPicture) {
    const picture = { costumes: [painted] }
    if (sprite && costume) {
      put('sprites', picture, ([look]) =>
        look ? repaintCostume(project, sprite.id, costume.id, look) : project,
      )
    } else if (background) {
      put('backgrounds', picture, ([look]) =>
        look ? repaintBackground(project, background.id, look) : project,
      )
    }
    onClose()
  }

  if (asked === null) return null
  if (asked !== 'paint') {
    const kind = asked === 'background' ? 'background' : 'sprite'
    return <PictureChooser kind={kind} onChoose={take} onClose={onClose} />
  }
  const worn = costume ?? (background && { ...background, ...STAGE })
  if (!worn) return null
  const { name, asset, width, height } = worn
  return (
    <PaintEditor
      kind={costume ? 'sprite' : 'background'}
      picture={{ name, imageUrl: findAsset(asset, assets) ?? '', width, height }}
      onSave={takePainted}
      onClose={onClose}
    />
  )
}

/** New ones do not stand in front of each other. */
function findPlace(count: number): { x: number; y: number; size: number } {
  return { x: ((count * 97) % 300) - 150, y: ((count * 61) % 160) - 80, size: 150 }
}
