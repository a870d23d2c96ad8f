import { useTranslation } from 'react-i18next'
import { makeFirstProject, type Project } from '#engines/kids-code/index.ts'
import { nameBackground, nameSprite } from '../../pictures/describe-picture.ts'
import { SOUNDS } from '../../stage/sound/sounds.ts'

const FIRST_SOUNDS = ['meow', 'pop']

export function useFirstProject(): () => Project {
  const { t } = useTranslation('kidsCode')
  const { t: word } = useTranslation('kidsCodeStage')
  return () => {
    const cat = nameSprite('cat', t)
    const sounds = SOUNDS.filter(({ id }) => FIRST_SOUNDS.includes(id)).map(({ id, asset, seconds }) => ({
      name: word(`sounds.${id}`),
      asset,
      seconds,
    }))
    const costumes = [`${cat} 1`, `${cat} 2`] as const
    return makeFirstProject({ cat, costumes, meadow: nameBackground('meadow', t), sounds })
  }
}
