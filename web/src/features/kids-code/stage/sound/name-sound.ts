import type { TFunction } from 'react-i18next'
import type { SoundId } from './sounds.ts'

export function nameSound(id: SoundId, t: TFunction<'kidsCodeStage'>): string {
  return t(`sounds.${id}`)
}
