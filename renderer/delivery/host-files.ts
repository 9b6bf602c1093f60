import type { DeliveredSite, HostFile } from './delivered-site.ts'
import { caddySite } from './hosts/caddy.ts'
import { headerFile } from './hosts/header-file.ts'
import { nginxSite } from './hosts/nginx.ts'
import { redirectFile } from './hosts/redirect-file.ts'

/** The files by which each host learns the same rules. Those in `client` are public. */
export const hostFiles = (site: DeliveredSite): HostFile[] => [
  headerFile(site),
  redirectFile(site),
  nginxSite(site),
  caddySite(site),
]
