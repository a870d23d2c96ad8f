export const CLASS_TABS = [
  'students',
  'groups',
  'assignments',
  'announcements',
  'resources',
  'settings',
] as const
export type ClassTab = (typeof CLASS_TABS)[number]

export function readTab(query: Record<string, unknown>): ClassTab {
  return CLASS_TABS.find((tab) => tab === query.tab) ?? 'students'
}
