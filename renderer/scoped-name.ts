import { basename } from 'node:path'

/**
 * `.wide` of Button.module.css becomes `Button-wide`: one can tell where a style comes from, and names without hashes
 * compress well. Two modules of one name would share their classes, so files are named after what they style.
 */
export const scopedName = (local: string, file: string): string => `${basename(file.replace(/\?.*$/, ''), '.module.css')}-${local}`
