export { Page } from '../_error/+Page.tsx'
