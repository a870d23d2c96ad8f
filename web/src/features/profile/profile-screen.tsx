import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { useUser } from '../../kit/session.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { AboutTab } from './about-tab.tsx'
import { HelpTab } from './help/help-tab.tsx'
import { OverviewTab } from './overview/overview-tab.tsx'
import { PrivacyTab } from './privacy/privacy-tab.tsx'
import { profileQuery } from './profile.data.ts'
import { PROFILE_TABS, readTab } from './read-tab.ts'
import { SettingsTab } from './settings/settings-tab.tsx'

export function ProfileScreen() {
  const user = useUser()
  return user && <LoadedProfile user={user} />
}

function LoadedProfile({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { data, isError } = useQuery(profileQuery(user))
  useEffect(() => {
    if (isError) toast({ title: t('load.failed'), description: t('load.failedText'), variant: 'destructive' })
  }, [isError, t])
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-semibold text-3xl print:hidden">{t('title')}</h1>
      {isError && !data ? (
        <ErrorState
          title={t('load.unable')}
          description={t('load.failedText')}
          retryLabel={t('load.refresh')}
          onRetry={() => location.reload()}
        />
      ) : (
        <ProfileTabs profile={data ? { ...data, user } : null} />
      )}
    </div>
  )
}

/** Without a profile while it is on its way. */
function ProfileTabs({ profile }: { profile: Profile | null }) {
  const { t } = useTranslation('profile')
  const path = usePagePath('profile')
  const navigate = useNavigate()
  const tab = readTab(path, useSearch({ from: path }))
  const show = (wanted: string) =>
    void navigate({
      to: '/profile',
      search: wanted === 'profile' ? {} : { tab: PROFILE_TABS.find((known) => known === wanted) },
      replace: true,
      resetScroll: false,
    })
  return (
    <Tabs value={tab} onValueChange={show}>
      <div className="print:hidden">
        <TabList label={t('tabs.label')}>
          <Tab value="profile">{t('tabs.profile')}</Tab>
          <Tab value="settings">{t('tabs.settings')}</Tab>
          <Tab value="privacy">{t('tabs.privacy')}</Tab>
          <Tab value="help">{t('tabs.help')}</Tab>
          <Tab value="about">{t('tabs.about')}</Tab>
        </TabList>
      </div>
      {profile ? (
        <>
          <TabPanel value="profile">
            <OverviewTab profile={profile} />
          </TabPanel>
          <TabPanel value="settings">
            <SettingsTab profile={profile} />
          </TabPanel>
          <TabPanel value="privacy">
            <PrivacyTab profile={profile} />
          </TabPanel>
          {/* Stays, so that a question half written is not lost on the way to another tab. */}
          <TabPanel value="help" isKept>
            <HelpTab isShown={tab === 'help'} />
          </TabPanel>
          <TabPanel value="about">
            <AboutTab />
          </TabPanel>
        </>
      ) : (
        <TabPanel value={tab}>
          <SkeletonArea className="flex flex-col gap-6">
            <Skeleton className="h-72" />
            <Skeleton className="h-44" />
          </SkeletonArea>
        </TabPanel>
      )}
    </Tabs>
  )
}
