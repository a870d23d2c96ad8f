import 'i18next'
import type auth from './en/auth.json'
import type common from './en/common.json'
import type gallery from './en/gallery.json'
import type landing from './en/landing.json'
import type onboarding from './en/onboarding.json'
import type ui from './en/ui.json'
import type upcoming from './en/upcoming.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: {
      auth: typeof auth
      common: typeof common
      gallery: typeof gallery
      landing: typeof landing
      onboarding: typeof onboarding
      ui: typeof ui
      upcoming: typeof upcoming
    }
  }
}
