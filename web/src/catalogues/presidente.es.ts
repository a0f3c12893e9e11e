/** What the table of presidente says. */
const texts = import.meta.glob<string>('$locale/es/table-presidente.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
export default Object.values(texts);
