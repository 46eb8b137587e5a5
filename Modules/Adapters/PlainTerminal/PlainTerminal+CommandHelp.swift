extension PlainTerminal {
    /// The description of all commands, for `--help` and the command `help`.
    public static let commandHelp = """
        Plain mode shows a page, reads one command from a line, performs it, and shows the page again.

          NUMBER               activate the item [NUMBER]: perform an action, toggle a switch,
                               open or check a row
          LABEL                the same by its whole label or title, in any case; elements and
                               actions take precedence over rows
          NUMBER = TEXT        fill in a field, choose an option, set a switch on or off;
          LABEL = TEXT         TEXT is everything after "= ", and no TEXT empties the field;
                               on a terminal, the name of a hidden field alone asks for its TEXT
                               without showing it
          NUMBER ACTION        perform one of a row's actions, which are listed in {braces}
          TITLE: ACTION        the same by the row's title; where rows can be moved, ACTION may
                               also be the section to move it to, or up, or down
          row TITLE            open or check the row of that title, or row TITLE: ACTION, even if
                               an element or an action has the same name
          tab LABEL            select a tab
          back                 go back; cancel a question; at the first page, ask whether to quit
          show                 show the page again
          more, top            show the next rows, the first rows
          wait, wait SECONDS   wait for work in progress, or for up to 86400 seconds
          help                 show this list
          quit                 quit at once, without a question
          # COMMENT            do nothing, like an empty line

        A question has to be answered before anything else on the page can be done.
        An ambiguous, unknown or unavailable command is refused with a message and changes nothing.
        """
}
