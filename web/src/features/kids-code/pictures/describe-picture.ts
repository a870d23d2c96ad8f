import type { TFunction } from 'react-i18next'
import type { BackgroundId, CostumePath } from './pictures.ts'

/** What one costume shows, for those who hear the stage instead of seeing it. */
export function describeCostume(costume: CostumePath, t: TFunction<'kidsCode'>): string {
  return t(`sprites.${costume}`)
}

export function describeBackground(id: BackgroundId, t: TFunction<'kidsCode'>): string {
  return t(`backgrounds.${id}.shows`)
}
