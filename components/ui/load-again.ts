const imported = /\bimport\(\s*["'`]([^"'`]+)/

/**
 * Loads a script that could not be loaded before. Firefox and Safari remember that for as long as
 * the page is open, so this asks under another address.
 * @param load a function with nothing but an `import()`, of which the address is read.
 */
export const loadAgain = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  const address = imported.exec(String(load))?.[1]
  if (address === undefined) return load()
  const { href } = new URL(address, import.meta.url)
  return import(/* @vite-ignore */ `${href}?again=${Date.now()}`)
}
