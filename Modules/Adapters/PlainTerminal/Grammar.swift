extension PlainTerminal {
    /// What can be said, one command a line; the text for `--help`.
    public static let grammar = """
        A page is shown, one command is read from a line and done, the page is shown again.

          NUMBER               do what stands at [NUMBER]: press, flip, open or check it
          LABEL                the same by its whole label or title, in any case;
                               elements and actions go before rows
          NUMBER = TEXT        fill in a field, choose an option, set a box to on or off;
          LABEL = TEXT         TEXT is all after "= ", and nothing there empties the field
                               a hidden field that is named alone, on a terminal, asks for its
                               TEXT without showing it
          NUMBER ACTION        do one of a row's own actions, the ones in {braces}
          TITLE: ACTION        the same by the row's title; where rows can be moved, ACTION may
                               also be the section to move it to, or up, or down
          row TITLE            the row of that title, or row TITLE: ACTION, whatever else is
                               called so
          back                 go back; cancel a question; at the first page, ask whether to quit
          show                 show the page again
          more, top            show the next rows, the first rows
          wait, wait SECONDS   let the clock go on for so many seconds, 86400 at most
          help                 show this
          quit                 leave at once, without a question
          # REMARK             nothing, as an empty line

        A question comes first: until it is answered, nothing else on the page can be done.
        What is ambiguous, unknown or not available is refused with a sentence and changes nothing.
        """
}
