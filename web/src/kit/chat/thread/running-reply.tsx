import { useTranslation } from 'react-i18next'
import { Markdown } from '../../markdown/markdown.tsx'
import { useOwnWords } from '../own-words.ts'
import type { Run } from '../send/runs.ts'
import { Question, Said } from './message-item.tsx'

/** The question that was just asked and as much of its answer as has come. */
export function RunningReply({ run: { question, said, phase } }: { run: Run }) {
  const { t } = useTranslation('chat')
  const sorry = useOwnWords()?.sorry
  return (
    <>
      <Question text={question} />
      {phase === 'failed' && sorry ? (
        <Said>
          <p>{sorry}</p>
          {said !== '' && <p>{said}</p>}
        </Said>
      ) : phase === 'failed' ? (
        <p className="text-destructive-ink">{t('send.broken')}</p>
      ) : said === '' ? (
        <Thinking words={t('thread.thinking')} />
      ) : (
        <Said>
          <Markdown text={said} headingsFrom={4} />
          {phase === 'stopped' && <p className="text-muted">{t('thread.stopped')}</p>}
        </Said>
      )}
    </>
  )
}

export function Thinking({ words }: { words: string }) {
  return (
    <Said>
      <p className="flex min-h-9 items-center text-muted motion-safe:animate-pulse">{words}</p>
    </Said>
  )
}
