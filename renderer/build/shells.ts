import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The tags that load the styles, fonts and script of a kind of page. */
export type Shell = { styles: readonly string[]; fonts: string; script: string }

/** By folder in pages/. */
export type Shells = Readonly<Record<string, Shell>>

const stylesheet = /<link rel="stylesheet"[^>]*href="(\/[^"]+)"[^>]*>/g
const font = /<link rel="preload"[^>]*as="font"[^>]*>/g
const script = /<script [^>]*src="[^"]+"[^>]*><\/script>/g

const shellOf = (html: string): Shell => ({
  styles: [...html.matchAll(stylesheet)].map(([, address = '']) => address),
  fonts: (html.match(font) ?? []).join(''),
  script: (html.match(script) ?? []).join(''),
})

/** Asks Vike for an empty page of each kind, in a process of its own, which it keeps for itself. */
const askVike = (entry: string, folders: readonly string[]) => `
import ${JSON.stringify(entry)}
import { renderPage } from 'vike/server'
const pages = {}
for (const folder of ${JSON.stringify(folders)}) {
  const { httpResponse } = await renderPage({ urlOriginal: '/' + folder, isShell: true })
  pages[folder] = httpResponse.body
}
process.stdout.write(JSON.stringify(pages), () => process.exit(0))
`

/**
 * What each kind of page loads, as Vike writes it into a page.
 * @param bundles the folder of what Vite made.
 */
export const readShells = async (bundles: string): Promise<Shells> => {
  const entry = pathToFileURL(resolve(bundles, 'server/entry.mjs')).href
  const folders = readdirSync('pages', { withFileTypes: true })
    .filter((file) => file.isDirectory())
    .map(({ name }) => name)
  const output = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', askVike(entry, folders)],
    { env: { ...process.env, NODE_ENV: 'production' }, encoding: 'utf8' },
  )
  const pages = JSON.parse(output) as Record<string, string>
  const shells = Object.fromEntries(
    Object.entries(pages).map(([folder, html]) => [folder, shellOf(html)]),
  )
  for (const [folder, shell] of Object.entries(shells))
    if (!shell.script) throw new Error(`Vike made no page of pages/${folder}`)
  return shells
}
