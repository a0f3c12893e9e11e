/** What the table says when there is more to say than cards. */
const texts = import.meta.glob<string>('$locale/en/table-more.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
export default Object.values(texts);
