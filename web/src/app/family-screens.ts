/** The screens of guardians, and where the school decides for families, as `app-screens.ts` has all others. */
export const FAMILY_SCREENS = {
  guardianDashboard: {
    file: 'features/families/guardian-dashboard-screen.tsx',
    load: async () =>
      (await import('../features/families/guardian-dashboard-screen.tsx')).GuardianDashboardScreen,
  },
  guardianWeeks: {
    file: 'features/families/weeks-screen.tsx',
    load: async () => (await import('../features/families/weeks-screen.tsx')).WeeksScreen,
  },
  adminFamilies: {
    file: 'features/school-families/school-families-screen.tsx',
    load: async () =>
      (await import('../features/school-families/school-families-screen.tsx')).SchoolFamiliesScreen,
  },
  guardianMessages: {
    file: 'features/families/messages-screen.tsx',
    load: async () => (await import('../features/families/messages-screen.tsx')).MessagesScreen,
  },
}
