/** What every page says. */
const texts = import.meta.glob<string>(
  [
    '$locale/en/rules.ftl',
    '$locale/en/guinote.ftl',
    '$locale/en/screens.ftl',
    '$locale/en/table.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
export default Object.values(texts);
