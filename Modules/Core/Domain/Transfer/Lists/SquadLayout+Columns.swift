extension SquadLayout {
    /// The columns of a list without headings, in the order in which the app writes them.
    private static let usualColumns: [SquadColumn] = [
        .name, .age, .skill, .position, .team, .nickname,
    ]

    /// Returns the likely meaning of each column.
    func suggestedColumns(today: LocalTime) -> [SquadColumn] {
        let hasKnownHeading = headings.contains { SquadColumn(heading: $0) != nil }
        var columns = hasKnownHeading ? columnsByHeading : columnsByContent(today)
        for index in columns.indices where columns[..<index].contains(columns[index]) {
            columns[index] = .ignored
        }
        return columns
    }

    private var columnsByHeading: [SquadColumn] {
        var columns = headings.map { SquadColumn(heading: $0) ?? .ignored }
        let (hasFirst, hasLast) = (columns.contains(.firstName), columns.contains(.lastName))
        // `Name` beside `Vorname` is the last name, `Nombre` beside `Apellidos` the first.
        if let name = columns.firstIndex(of: .name), hasFirst != hasLast {
            columns[name] = hasFirst ? .lastName : .firstName
        } else if hasFirst, hasLast, columns.contains(.name) {
            for index in columns.indices where columns[index].isName && columns[index] != .name {
                columns[index] = .ignored
            }
        }
        return columns
    }

    private func columnsByContent(_ today: LocalTime) -> [SquadColumn] {
        let name = nameColumn
        return (0..<width).map { column in
            if column == name { return .name }
            let values = values(of: column)
            let isUsual = headings.isEmpty && column < Self.usualColumns.count
            let usual = isUsual ? Self.usualColumns[column] : .ignored
            guard !values.isEmpty else { return usual }
            func most(_ isRead: (String) -> Bool) -> Bool {
                values.count(where: isRead) * 2 > values.count
            }
            let scale = SkillScale(of: values)
            if values.enumerated().allSatisfy({ $1 == "\($0 + 1)" }), usual != .age {
                return .ignored
            }
            if most({ Position(listText: $0) != nil }) { return .position }
            let ages = values.compactMap { Age(listText: $0)?.years }
            // Small numbers are rather skills.
            if ages.count * 2 > values.count, usual == .age || ages.max() ?? 0 > 10 { return .age }
            let births = values.count {
                BirthDate($0, order: .dayFirst, today: today)?.age(on: today) != nil
            }
            if births * 2 > values.count { return .birth }
            if most({ scale.skill(of: $0) != nil }) { return .skill }
            return usual.textField == nil ? .ignored : usual
        }
    }

    /// The first column whose values are mostly texts, and no positions, numbers or dates.
    private var nameColumn: Int {
        (0..<width).first { column in
            let values = values(of: column)
            let names = values.count {
                $0.contains(where: \.isLetter) && $0.first?.isNumber == false
                    && Position(listText: $0) == nil
            }
            return names * 2 > values.count
        } ?? 0
    }
}
