"""Tables: the authority of a match, without network. What a table is: `docs/adr/0006-tables.md`.

`directory.Tables` opens and finds tables, `table.Table` is one of them, `messages` is what one may
be told, `broadcast` what it says, `log.Log` where everything it accepted is kept.
"""
