import { build } from 'vike/api'
import { finishBuild } from './build/finish.ts'

/** `npm run build`: the site as files in dist/client, for any static host. */
await build()
await finishBuild('dist/client')
