import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedVideo } from '#contract/study/videos.ts'
import { formatClock, type PlayerFrame } from '#engines/videos/index.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { VideoPicture } from '../list/video-picture.tsx'
import { hasPlayConsent } from './play-consent.ts'
import type { Player } from './use-player.ts'

type PlayerStageProps = { video: ListedVideo; player: Player }

/** A drawing with a Play button until somebody wants the player; only then is anything fetched from the platform. */
export function PlayerStage({ video, player }: PlayerStageProps) {
  const { frame, stage } = player
  return (
    <div
      ref={stage}
      // On a phone it stays in sight above notes and transcript, unless the keyboard leaves no room for it.
      className={`flex min-w-0 flex-col gap-2 bg-raised ${frame ? 'z-1 max-lg:[@media(min-height:600px)]:sticky max-lg:[@media(min-height:600px)]:-top-1' : ''}`}
    >
      {frame ? (
        <Frame key={player.loadingId} frame={frame} player={player} title={video.title} />
      ) : (
        <Poster video={video} player={player} />
      )}
    </div>
  )
}

/** Says that nothing was asked, and takes that back. */
export function RememberedChoice({ player: { frame, platform, forgetConsent } }: { player: Player }) {
  const { t } = useTranslation('videos')
  if (!frame || !platform || !hasPlayConsent(platform)) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted">
      {t('player.remembered', { platform: t(`platform.${platform}`) })}
      <Button variant="ghost" onClick={forgetConsent}>
        {t('player.askAgain')}
      </Button>
    </p>
  )
}

function Poster({ video, player: { platform, play, startSeconds, playButton } }: PlayerStageProps) {
  const { t } = useTranslation('videos')
  const [isRemembered, setRemembered] = useState(false)
  if (!platform) {
    return (
      <VideoPicture video={video} className="rounded-card">
        <p className="absolute inset-0 grid place-items-center p-4 text-center text-text">
          {t('player.none')}
        </p>
      </VideoPicture>
    )
  }
  const name = t(`platform.${platform}`)
  return (
    <>
      <VideoPicture video={video} className="rounded-card">
        <div className="absolute inset-0 grid place-items-center">
          <Button ref={playButton} size="large" onClick={() => play(isRemembered)}>
            <Play aria-hidden="true" />
            {startSeconds ? t('player.playFrom', { time: formatClock(startSeconds) }) : t('player.play')}
          </Button>
        </div>
      </VideoPicture>
      <p className="text-muted">{t('player.notice', { platform: name })}</p>
      <Field label={t('player.remember', { platform: name })} layout="inline">
        <Checkbox checked={isRemembered} onCheckedChange={(is) => setRemembered(is === true)} />
      </Field>
    </>
  )
}

type FrameProps = { frame: PlayerFrame; player: Player; title: string }

function Frame({ frame: { platform, host, url }, player: { link, takesFocus }, title }: FrameProps) {
  const { t } = useTranslation('videos')
  const element = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  useEffect(() => {
    // Before it has loaded, the frame is a page of ours that nobody should be talking to.
    if (loads > 0 && element.current) return link.attach(element.current, { platform, host, url })
  }, [loads, link, platform, host, url])
  useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [takesFocus])
  return (
    <iframe
      ref={element}
      src={url}
      title={t('player.title', { title })}
      onLoad={() => setLoads((count) => count + 1)}
      // YouTube plays only for those who say where they come from; the rest of the address stays here.
      referrerPolicy="strict-origin-when-cross-origin"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // It may run and open its own pages beside ours, but never send ours elsewhere.
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
      className="aspect-video w-full rounded-card border border-border bg-sunken"
    />
  )
}
