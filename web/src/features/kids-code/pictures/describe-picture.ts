import type { TFunction } from 'react-i18next'
import type { BackgroundId, CostumePath, SpriteId } from './pictures.ts'

export function nameSprite(id: SpriteId, t: TFunction<'kidsCode'>): string {
  return t(`sprites.${id}.name`)
}

/** What one costume shows, for those who hear the stage instead of seeing it. */
export function describeCostume(costume: CostumePath, t: TFunction<'kidsCode'>): string {
  return t(`sprites.${costume}`)
}

export function nameBackground(id: BackgroundId, t: TFunction<'kidsCode'>): string {
  return t(`backgrounds.${id}.name`)
}

export function describeBackground(id: BackgroundId, t: TFunction<'kidsCode'>): string {
  return t(`backgrounds.${id}.shows`)
}
