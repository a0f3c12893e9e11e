/** What every page says. */
const texts = import.meta.glob<string>(
  [
    '$locale/es/rules.ftl',
    '$locale/es/guinote.ftl',
    '$locale/es/screens.ftl',
    '$locale/es/table.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
export default Object.values(texts);
