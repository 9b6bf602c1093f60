import { resolve, win32 } from 'node:path'
import type { ViteDevServer } from 'vite'
import { type Clicked, findText } from '../content/find-text.ts'
import type { Site } from '../content/site.ts'

/** Commands of editors with their own window. Others would run in the server's terminal. */
const graphical = new RegExp(
  `^(?:${[
    'code( ?- ?insiders)?|(vs)?codium|cursor|windsurf|kiro|trae|antigravity|zed',
    'atom( beta)?|brackets|subl|sublime_text|notepad(\\+\\+)?|[gm]vim|mate|bbedit|gedit|kate',
    '(appcode|clion|goland|idea|phpstorm|pycharm|rider|rubymine|webstorm)(64)?(\\.sh)?',
  ].join('|')})$`,
  'i',
)

/** Returns whether a command opens a window. Accepts the paths of every system. */
const isGraphical = (command: string): boolean =>
  graphical.test(win32.basename(command).replace(/\.(?:exe|cmd|bat)$/i, ''))

/** Returns the command of a graphical editor: LAUNCH_EDITOR, a running one, or the usual one. */
const findEditor = async (): Promise<string | undefined> => {
  const { default: guessEditor } = await import('launch-editor/guess.js')
  const { VISUAL = '', EDITOR = '' } = process.env
  // `code --wait`, which git needs, would wait until the file is closed.
  const usual = [VISUAL, EDITOR].map((command) => command.replace(/ -.*$/, ''))
  return [guessEditor()[0] ?? '', ...usual].find(isGraphical)
}

/** The time that an editor may take to fail, in milliseconds. */
const timeout = 1000

/** Opens `file:line:column`. Resolves to whether an editor opened it. */
const openEditor = async (place: string): Promise<boolean> => {
  const editor = await findEditor()
  if (editor === undefined) return false
  const { default: launchEditor } = await import('launch-editor')
  // Not passed as an argument, which would be split at its spaces.
  process.env.LAUNCH_EDITOR = editor
  return new Promise((opened) => {
    launchEditor(place, () => opened(false))
    setTimeout(opened, timeout, true)
  })
}

/**
 * Opens the source of a text or an error in a graphical editor. Vite would also start terminal
 * editors, over the server's output.
 */
export const openSources = (
  { config: { root }, middlewares, ws }: ViteDevServer,
  readSite: () => Site,
): void => {
  middlewares.use('/__open-in-editor', async ({ url = '' }, response) => {
    const place = new URL(url, 'http://localhost').searchParams.get('file') ?? ''
    response.statusCode = (await openEditor(resolve(root, place))) ? 204 : 404
    response.end()
  })
  ws.on('content:find', async (clicked: Clicked, client) => {
    const place = findText(readSite(), clicked)
    const isOpen = place !== undefined && (await openEditor(resolve(root, place)))
    client.send('content:found', { place, isOpen })
  })
}
