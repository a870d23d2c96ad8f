/** Names and addresses that only this machine itself can reach. */
export const LOOPBACK = /^(127(\.\d{1,3}){3}|localhost|::1|\[::1\])$/
