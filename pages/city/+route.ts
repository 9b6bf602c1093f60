export default '/locations/@city'
