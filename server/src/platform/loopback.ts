/** Names and addresses that only this machine itself can reach. */
export const LOOPBACK = /^(127(\.\d{1,3}){3}|localhost|::1|\[::1\])$/

type Reach = { host: string; publicUrl: URL | null; isBehindProxy: boolean }

/** Whether others than this machine reach the product. A proxy opens it, whatever address it listens on. */
export function isPublic({ host, publicUrl, isBehindProxy }: Reach): boolean {
  return isBehindProxy || !LOOPBACK.test(host) || (publicUrl !== null && !LOOPBACK.test(publicUrl.hostname))
}
