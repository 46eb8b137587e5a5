"""The list of BareCurses as a DataTable of Textual."""

import sys

from textual.app import App
from textual.widgets import DataTable


class Players(App):
    def compose(self):
        yield DataTable(cursor_type="row")

    def on_mount(self):
        table = self.query_one(DataTable)
        table.add_columns("Name", "Position", "Skill")
        with open(sys.argv[1], encoding="utf-8") as rows:
            for row in rows:
                table.add_row(*row.rstrip("\n").split("\t"))


Players().run()
