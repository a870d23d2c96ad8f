/**
 * `holds`: all it says of numbers was verified. `unchecked`: something of it could not be. `plain`: it names numbers that no
 * calculation bears out; the material may. `none`: there is nothing to check.
 */
export type ClaimVerdict = 'holds' | 'false' | 'unchecked' | 'plain' | 'none'
