/** Why a file cannot be read, in words for the one who chose it. */
export class UnreadableFile extends Error {}
