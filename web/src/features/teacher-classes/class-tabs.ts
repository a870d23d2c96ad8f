export const CLASS_TABS = [
  'students',
  'groups',
  'assignments',
  'announcements',
  'resources',
  'settings',
] as const
