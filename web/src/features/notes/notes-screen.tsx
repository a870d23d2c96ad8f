import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { useUser } from '../../kit/session.ts'
import { useSettled } from '../../kit/study/use-settled.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { DraftList } from './list/draft-list.tsx'
import { NoNotes } from './list/no-notes.tsx'
import { AllNotes, FoundNotes, RecentNotes } from './list/note-lists.tsx'
import { NotesFilter } from './list/notes-filter.tsx'
import { NotesHeader } from './list/notes-header.tsx'
import { NotesDialogs } from './notes-dialogs.tsx'
import { useNotes } from './use-notes.ts'

/** One screen for pupils, professionals and college students. */
export function NotesScreen() {
  const user = useUser()
  // Nobody is here only for the moment in which somebody signs out.
  return user && <Notes user={user} />
}

function Notes({ user }: { user: User }) {
  const { t } = useTranslation('notes')
  const notes = useNotes(user)
  const { view, change, deeds, heading } = notes
  const [typed, setTyped] = useState(view.q)
  const settled = useSettled(typed.trim())
  const keepInAddress = useEffectEvent((q: string) => q !== view.q && change({ q }))
  useEffect(() => {
    keepInAddress(settled)
  }, [settled])

  const empty = <NoNotes user={user} onCreate={notes.create} />
  return (
    <div className="flex flex-col gap-6">
      <NotesHeader user={user} heading={heading} tag={view.tag} notes={notes} />
      <DraftList drafts={notes.drafts} onContinue={notes.continueDraft} onDiscard={notes.discardDraft} />
      <Tabs value={view.tab} onValueChange={(tab) => change({ tab: tab === 'recent' ? 'recent' : 'all' })}>
        <TabList label={t('tabs.label')}>
          <Tab value="all">{t('tabs.all')}</Tab>
          <Tab value="recent">{t('tabs.recent')}</Tab>
        </TabList>
        <TabPanel value="all">
          <div className="flex flex-col gap-4">
            <NotesFilter
              user={user}
              typed={typed}
              onType={setTyped}
              tag={view.tag}
              onTag={(tag) => change({ tag })}
            />
            {settled ? (
              <FoundNotes user={user} deeds={deeds} q={settled} tag={view.tag} />
            ) : (
              <AllNotes user={user} deeds={deeds} empty={empty} tag={view.tag} />
            )}
          </div>
        </TabPanel>
        <TabPanel value="recent">
          <RecentNotes user={user} deeds={deeds} empty={empty} />
        </TabPanel>
      </Tabs>
      <NotesDialogs user={user} notes={notes} />
    </div>
  )
}
