/** How often the parent is looked at, in milliseconds. */
const interval = 500

/**
 * Ends this process with the one that started it, so that its port is free again: npm and npx pass
 * a signal to the shell between them and a server, and not to the server.
 */
export const endWithParent = (): void => {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || process.exit(), interval).unref()
}
