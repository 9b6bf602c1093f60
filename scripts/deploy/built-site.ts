import { cpSync, existsSync, lstatSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { relayProblem } from '../../content/schema/relay.ts'
import { filesIn } from '../../renderer/files-in.ts'
import { isHidden } from '../watch/check-page.ts'
import { relayOn } from '../watch/leads.ts'

const client = 'dist/client'

type Asked = {
  preview: boolean
  withoutRelay: boolean
  /** Whether the host compresses files itself. */
  compresses: boolean
}

/** A page that shows what `npm run new` left for an author to write, or has it in its head. */
const unwrittenPage = (root: string): string | undefined =>
  filesIn(join(root, client))
    .filter((file) => file.endsWith('.html'))
    .find((file) => readFileSync(join(root, client, file), 'utf8').includes('To be written'))

/** Why the built site may not be published as it is; undefined if it may. */
export const refusal = (root: string, asked: Asked): string | undefined => {
  const home = join(root, client, 'index.html')
  if (!existsSync(home)) return 'There is no built site: `npm run build` makes it.'
  const html = readFileSync(home, 'utf8')
  const isPreview = isHidden(html)
  if (isPreview && !asked.preview)
    return 'This build is a preview, which search engines leave out: build without SITE_ENV=preview.'
  if (!isPreview && asked.preview)
    return 'Search engines would find this preview beside the site: build it with SITE_ENV=preview.'
  if (!asked.compresses && !existsSync(`${home}.br`))
    return 'This server sends files as the build has compressed them, and this build has not: build with SITE_ENV=production.'
  if (isPreview) return undefined
  const unwritten = unwrittenPage(root)
  if (unwritten !== undefined)
    return `${client}/${unwritten} says "To be written": write it where \`npm run check:content\` lists it, and build again.`
  const problem = relayProblem(relayOn(html))
  return problem === undefined || asked.withoutRelay
    ? undefined
    : `Leads would be lost: ${problem}. Set \`relay\` in content/business.yaml, or FORM_RELAY for the build, and build again; --without-relay publishes all the same.`
}

/**
 * The folder to publish on a host. One that compresses files itself gets a third of the files: a copy
 * without those that the build compressed, and without links, which may lead out of the folder.
 */
export const folderFor = (root: string, compresses: boolean): string => {
  if (!compresses) return client
  const upload = 'dist/upload'
  rmSync(join(root, upload), { recursive: true, force: true })
  cpSync(join(root, client), join(root, upload), {
    recursive: true,
    filter: (source) => !/\.(br|gz)$/.test(source) && !lstatSync(source).isSymbolicLink(),
  })
  return upload
}
