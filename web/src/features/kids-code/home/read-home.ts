const HOME_TABS = ['projects', 'missions', 'examples', 'gallery'] as const
export type HomeTab = (typeof HOME_TABS)[number]

/** Which part of the start page the address asks for. */
export function readHomeTab({ tab }: Record<string, unknown>): HomeTab {
  return HOME_TABS.find((known) => known === tab) ?? 'projects'
}
