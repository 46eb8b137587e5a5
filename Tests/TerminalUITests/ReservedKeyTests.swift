import Testing

@testable import TerminalUI

@Suite struct `Reserved keys` {
    @Test func `include each key that the list of keys shows for every page`() {
        let others: [KeyHelp.Scope] = [.question, .mouse, .mouseOnMovableRows]
        let help = KeyHelp.all.filter { !others.contains($0.scope) }
        let names = help.flatMap { help in
            help.keys.split(separator: " ").flatMap { keys in
                // Several characters without a separator, such as hjkl, are one key each.
                Key.reserved.contains { $0.name == keys }
                    ? [String(keys)] : keys.map(String.init)
            }
        }
        #expect(names.count > 20)
        for name in names {
            #expect(Key.reserved.contains { $0.name == name }, "\(name)")
        }
    }
}
