import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CopyPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { call } from '../../../../api/call.ts'
import type { ProgramContent } from '../../../../device/programs/kept-program.ts'
import { usePagePath } from '../../../../kit/navigation/use-page-path.ts'
import { isPossibleId } from '../../../../kit/thing-page.tsx'
import { useTabTitle } from '../../../../kit/use-tab-title.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { type Example, examplesQuery, useExampleWords } from '../../examples/examples.data.ts'
import { keepNewProgram, toContent } from '../../keeping/open-program.ts'
import { drawThumbnail } from '../../stage/draw-thumbnail.ts'
import { StudioMenu, TopBar, ViewChoices } from '../bar/top-bar.tsx'
import { StudioBench } from '../studio-bench.tsx'
import { findLevel, isYoungStudent, useStudioSettings } from '../studio-settings.ts'
import { StudioFrame, StudioThing } from '../studio-thing.tsx'
import { useStudio } from '../use-studio.ts'

type LookedAt = ProgramContent & {
  /** Nobody's where it is one's own, or an example. */
  maker: string | null
  canCopy: boolean
  example?: Example
}
type LookedFor = { kind: 'shared' | 'work'; id: number } | { kind: 'example'; id: string }

/** Somebody's project as it was shared or turned in, or an example: to be run and read, not changed. */
export function LookPage({ user, wanted }: { user: User; wanted: LookedFor }) {
  const { kind, id } = wanted
  const found = useQuery({
    queryKey: ['kidsCodeLook', kind, id],
    queryFn: ({ client }) => (wanted.kind === 'example' ? findExample(client, wanted.id) : fetchLook(wanted)),
    staleTime: 60_000,
    retry: false,
  })
  return (
    <StudioThing read={found}>{(looked) => <Look user={user} looked={looked} kind={kind} />}</StudioThing>
  )
}

async function findExample(client: QueryClient, key: string): Promise<LookedAt | null> {
  const example = (await client.ensureQueryData(examplesQuery)).find((each) => each.key === key)
  if (!example) return null
  const { title, project: blocks } = example
  const assets = { sprites: [], backgrounds: [] }
  return { title, blocks, assets, thumbnail: null, maker: null, canCopy: true, example }
}

async function fetchLook({ kind, id }: Exclude<LookedFor, { kind: 'example' }>): Promise<LookedAt | null> {
  if (!isPossibleId(id)) return null
  if (kind === 'work') {
    const work = await call(visualProjects.handedIn, { snapshot: id })
    const { title, blocks, assets, thumbnail, isOwn, makerName } = work
    return { title, blocks, assets, thumbnail, maker: isOwn ? null : makerName, canCopy: isOwn }
  }
  const opened = await call(visualProjects.one, { id })
  return { ...toContent(opened), maker: opened.isOwn ? null : opened.firstName, canCopy: true }
}

function Look({ user, looked, kind }: { user: User; looked: LookedAt; kind: LookedFor['kind'] }) {
  const { t } = useTranslation('kidsCodeStudio')
  const navigate = useNavigate()
  const home = usePagePath('kidsCode')
  const [settings, changeSettings] = useStudioSettings()
  const [isCopying, setCopying] = useState(false)
  const studio = useStudio(looked, null)
  const level = findLevel(user, settings)
  const wordsOf = useExampleWords()
  const { maker, canCopy, example } = looked
  const { title } = example ? wordsOf(example) : looked
  const told = { shared: t('look.own'), work: t('look.work'), example: t('look.example') }
  useTabTitle(title)

  async function copy() {
    setCopying(true)
    const { blocks, assets } = looked
    const name = example ? title : t('own.copyTitle', { title })
    const thumbnail = looked.thumbnail ?? (await drawThumbnail(blocks, assets).catch(() => null))
    const copied = { title: name.slice(0, LONGEST_TITLE), blocks, assets, thumbnail }
    const key = await keepNewProgram(user.id, copied)
    toast({ title: t('look.copied') })
    await navigate({ to: home, search: { project: key } })
  }

  return (
    <StudioFrame>
      <TopBar
        back={{
          to: home,
          search: kind === 'work' ? {} : { tab: kind === 'shared' ? 'gallery' : 'examples' },
        }}
        title={
          <div className="min-w-0 px-2">
            <h1 dir="auto" className="wrap-anywhere font-semibold text-xl">
              {title}
            </h1>
            <p className="text-muted">
              {[maker && t('look.by', { firstName: maker }), (kind !== 'shared' || !maker) && told[kind]]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        }
        state={
          canCopy && (
            <Button isPending={isCopying} onClick={() => void copy()}>
              <CopyPlus aria-hidden="true" />
              {example ? t('look.mine') : t('look.copy')}
            </Button>
          )
        }
        studio={studio}
        menu={
          <StudioMenu>
            <ViewChoices level={level} hasLevels={false} settings={settings} onSettings={changeSettings} />
          </StudioMenu>
        }
      />
      <StudioBench
        studio={studio}
        title={title}
        level={level}
        isYoung={isYoungStudent(user)}
        settings={settings}
        onSettings={changeSettings}
      />
    </StudioFrame>
  )
}
