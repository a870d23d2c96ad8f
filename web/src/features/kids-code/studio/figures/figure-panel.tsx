import { Image, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addBackground, addCostumes, addSprite, STAGE_ID } from '#engines/kids-code/index.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import type { ChosenPicture } from '../../chooser/chosen-picture.ts'
import { PictureChooser } from '../../chooser/picture-chooser.tsx'
import { findAsset } from '../../pictures/find-asset.ts'
import type { Studio } from '../use-studio.ts'
import { BackgroundDetails } from './background-details.tsx'
import { FigureTile } from './figure-tile.tsx'
import { SoundList } from './sound-list.tsx'
import { SpriteDetails } from './sprite-details.tsx'
import { takePictures } from './take-pictures.ts'

type FigurePanelProps = {
  studio: Studio
  isYoung: boolean
  /** A mission says who is on the stage. */
  isFixed: boolean
}
export type Choosing = 'sprite' | 'costume' | 'background'

/** Everything on the stage: who is there, and how whoever is chosen begins. */
export function FigurePanel({ studio, isYoung, isFixed }: FigurePanelProps) {
  const { t } = useTranslation('kidsCodeStudio')
  const { project, assets, owner, choose, edit } = studio
  const canChange = !studio.isReadOnly && !isFixed
  const [choosing, setChoosing] = useState<Choosing | null>(null)
  const background = project.stage.backgrounds[project.stage.current]
  const sprite = project.sprites.find(({ id }) => id === owner)

  function take({ name, costumes }: ChosenPicture) {
    const kind = choosing === 'background' ? 'backgrounds' : 'sprites'
    const taken = takePictures(project, assets, kind, costumes)
    if (!taken) return tellNoRoom()
    const [first] = taken.looks
    const next =
      choosing === 'background'
        ? addBackground(project, { name, asset: first?.asset ?? '' })
        : choosing === 'costume' && sprite
          ? addCostumes(project, sprite.id, taken.looks)
          : addSprite(project, { name, costumes: taken.looks, ...findPlace(project.sprites.length) })
    if (next === project) return tellNoRoom()
    edit(next, taken.assets)
    if (choosing === 'sprite') choose(next.sprites.at(-1)?.id ?? STAGE_ID)
  }

  function tellNoRoom() {
    toast({ title: t('figures.noRoom'), variant: 'destructive' })
  }

  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={t('figures.list')} className="flex flex-wrap gap-2">
        {project.sprites.map(({ id, name, costumes, costume }) => (
          <li key={id}>
            <FigureTile
              name={name}
              picture={findAsset(costumes[costume]?.asset ?? '', assets)}
              isChosen={owner === id}
              isYoung={isYoung}
              onChoose={() => choose(id)}
            />
          </li>
        ))}
        <li>
          <FigureTile
            name={t('figures.stage')}
            picture={findAsset(background?.asset ?? '', assets)}
            isChosen={owner === STAGE_ID}
            isYoung={isYoung}
            onChoose={() => choose(STAGE_ID)}
          />
        </li>
      </ul>
      {canChange && (
        <div className="flex flex-wrap gap-2 [&>*]:flex-1">
          <Button
            variant="secondary"
            {...(isYoung && { className: 'min-h-14' })}
            onClick={() => setChoosing('sprite')}
          >
            <Plus aria-hidden="true" />
            {t('figures.addSprite')}
          </Button>
          <Button
            variant="secondary"
            {...(isYoung && { className: 'min-h-14' })}
            onClick={() => setChoosing('background')}
          >
            <Image aria-hidden="true" />
            {t('figures.addBackground')}
          </Button>
        </div>
      )}
      {!canChange ? null : sprite ? (
        <SpriteDetails
          key={sprite.id}
          sprite={sprite}
          studio={studio}
          isYoung={isYoung}
          onAddCostume={() => setChoosing('costume')}
        />
      ) : (
        <BackgroundDetails studio={studio} />
      )}
      {canChange && <SoundList studio={studio} />}
      {choosing && (
        <PictureChooser
          kind={choosing === 'background' ? 'background' : 'sprite'}
          onChoose={take}
          onClose={() => setChoosing(null)}
        />
      )}
    </div>
  )
}

/** New ones do not stand in front of each other. */
function findPlace(count: number): { x: number; y: number; size: number } {
  return { x: ((count * 97) % 300) - 150, y: ((count * 61) % 160) - 80, size: 150 }
}
