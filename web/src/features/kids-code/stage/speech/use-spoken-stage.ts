import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../../kit/announce.ts'
import type { Player } from '../player/create-player.ts'
import { paceChanges } from './pace-changes.ts'
import { tellSentences } from './tell-sentence.ts'

/** Says through the page's live region what happens on the stage while a program runs. */
export function useSpokenStage(player: Player): void {
  const { t } = useTranslation('kidsCodeStage')
  useEffect(() => {
    const pace = paceChanges(player.read().stage)
    let { status } = player.read()
    const stopFrames = player.onFrame(({ stage }) => {
      if (player.read().status === 'idle') return
      const sentences = pace.take(stage, performance.now(), player.read().status === 'stepping')
      if (sentences.length > 0) announce(tellSentences(sentences, t))
    })
    const stopViews = player.subscribe(() => {
      const view = player.read()
      if (view.status === status) return
      if (status === 'idle') {
        pace.reset(view.stage)
        announce(t('stage.started'))
      } else if (view.status === 'idle') {
        const last = tellSentences(pace.take(view.stage, performance.now(), true), t)
        announce(`${last} ${t('stage.ended')}`.trim())
      }
      status = view.status
    })
    return () => {
      stopFrames()
      stopViews()
    }
  }, [player, t])
}
