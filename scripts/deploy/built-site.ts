import { cpSync, existsSync, lstatSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Type } from 'typebox'
import type { SiteEnv } from '../../renderer/content/environment.ts'
import { parse } from '../../renderer/content/validate.ts'
import { siteFactsFile } from '../../renderer/output/delivery/site.ts'
import { type LaunchFacts, openItems } from '../launch-check/open-items.ts'
import { relayOn } from '../watch/leads.ts'

const client = 'dist/client'

type Kind = Extract<SiteEnv, 'preview' | 'before-launch' | 'production'>

const builtSchema = Type.Object({ siteEnv: Type.String() })

/** What the built site was built as, by its SITE_ENV; undefined if there is none. */
const builtAs = (root: string): string | undefined => {
  const file = join(root, siteFactsFile)
  if (!existsSync(file)) return undefined
  return parse(builtSchema, JSON.parse(readFileSync(file, 'utf8')), file).siteEnv
}

/** What a public site would have to wait for, with the relay that its pages name. */
const openItemsOf = (root: string, facts: LaunchFacts): string[] => {
  const relay = relayOn(readFileSync(join(root, client, 'index.html'), 'utf8'))
  return Object.values(openItems({ ...facts, business: { ...facts.business, relay } })).flat()
}

/** Why the built site may not be published as what is asked for; undefined if it may. */
export const refusal = (root: string, kind: Kind, facts: LaunchFacts): string | undefined => {
  const built = builtAs(root)
  const build = `\`SITE_ENV=${kind} npm run build\` makes the one to publish.`
  if (built === undefined) return `There is no built site: ${build}`
  if (built !== kind) return `This build is for ${built || 'this computer'}: ${build}`
  const open = kind === 'production' ? openItemsOf(root, facts) : []
  return open.length === 0
    ? undefined
    : `A release waits for what \`npm run launch-check\` lists:\n  - ${open.join('\n  - ')}\nUntil then, build with SITE_ENV=before-launch, and deploy with --before-launch.`
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
