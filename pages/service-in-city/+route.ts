export default '/services/@service/@city'
