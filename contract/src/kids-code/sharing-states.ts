/** `waiting`: an adult has not looked at it yet. `declined` and `hidden`: an adult took it from the gallery. */
export const SHARING_STATES = ['private', 'waiting', 'public', 'declined', 'hidden'] as const
