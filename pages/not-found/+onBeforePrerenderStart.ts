export { translatedNotFound as onBeforePrerenderStart } from '../../renderer/content/pages.ts'
