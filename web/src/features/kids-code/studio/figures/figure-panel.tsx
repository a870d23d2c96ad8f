import { Image, Plus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { STAGE_ID } from '#engines/kids-code/index.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { findAsset } from '../../pictures/find-asset.ts'
import type { Studio } from '../use-studio.ts'
import { BackgroundDetails } from './background-details.tsx'
import type { Asked } from './figure-dialogs.tsx'
import { FigureTile } from './figure-tile.tsx'
import { focusWithin } from './focus-within.ts'
import { SoundList } from './sound-list.tsx'
import { SpriteDetails } from './sprite-details.tsx'

type FigurePanelProps = {
  studio: Studio
  isYoung: boolean
  /** A mission says who is on the stage. */
  isFixed: boolean
  onAsk: (asked: Asked) => void
}

/** Everything on the stage: who is there, and how whoever is chosen begins. */
export function FigurePanel({ studio, isYoung, isFixed, onAsk }: FigurePanelProps) {
  const { t } = useTranslation('kidsCodeStudio')
  const { project, assets, owner, choose } = studio
  const list = useRef<HTMLUListElement>(null)
  const canChange = !studio.isReadOnly && !isFixed
  const background = project.stage.backgrounds[project.stage.current]
  const sprite = project.sprites.find(({ id }) => id === owner)

  return (
    <div className="flex flex-col gap-3">
      <ul ref={list} aria-label={t('figures.list')} className="flex flex-wrap gap-2">
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
            onClick={() => onAsk('sprite')}
          >
            <Plus aria-hidden="true" />
            {t('figures.addSprite')}
          </Button>
          <Button
            variant="secondary"
            {...(isYoung && { className: 'min-h-14' })}
            onClick={() => onAsk('background')}
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
          onRemoved={() => focusWithin(list.current)}
          onAddCostume={() => onAsk('costume')}
          onPaint={() => onAsk('paint')}
        />
      ) : (
        <BackgroundDetails studio={studio} onPaint={() => onAsk('paint')} />
      )}
      {canChange && <SoundList studio={studio} />}
    </div>
  )
}
