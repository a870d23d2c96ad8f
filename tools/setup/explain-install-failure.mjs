const UNREACHABLE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR/
const REFUSED = /\bE(?:401|403|404)\b|\bCERT_|SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT|UNABLE_TO_VERIFY/
const DISK_FULL = /ENOSPC|EDQUOT/
const NO_PERMISSION = /EACCES|EPERM|EROFS/
const NO_NPM = /spawn \S* ?ENOENT/

/** Turns npm's output into one sentence that says what to do. */
export function explainInstallFailure(output, folder) {
  if (DISK_FULL.test(output)) {
    return final(
      `The disk is full: the dependencies need about 1 GB in ${folder}. Make room and run the command again.`,
    )
  }
  if (NO_PERMISSION.test(output)) {
    return final(
      `No permission to write in ${folder} or in npm's cache: run the command as the owner of both.`,
    )
  }
  if (NO_NPM.test(output)) {
    return final('npm was not found: install it with Node (https://nodejs.org) and run the command again.')
  }
  if (REFUSED.test(output)) {
    return final(
      'The npm registry refused a request: check `npm config get registry` and the proxy settings of npm.',
    )
  }
  if (UNREACHABLE.test(output)) {
    return retryable(
      'The npm registry cannot be reached, and the first start needs it: check the network and run the command again.',
    )
  }
  return retryable('npm ci failed: what npm said stands above.')
}

function final(sentence) {
  return { sentence, isWorthRetrying: false }
}

function retryable(sentence) {
  return { sentence, isWorthRetrying: true }
}
