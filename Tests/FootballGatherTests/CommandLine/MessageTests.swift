import Domain
import Localization
import SQLite
import Testing

@testable import football_gather

@Suite struct `A message of the command line` {
    @Test(arguments: [
        StorageOpenError.foreignOwner(path: "/a"), .accessible(path: "/a", isDirectory: true),
        .accessible(path: "/a/b", isDirectory: false), .notAFile(path: "/a/b"),
        .linked(path: "/a/b"), .databaseMissing(directory: "/a"),
        .unrecoverable(directory: "/a"),
        .damagedBackup(path: "/b", findings: ["Page 2 is damaged."]), .storage(.damaged),
    ])
    func `ends with its command in each language`(error: StorageOpenError) throws {
        let english = error.message(about: "/a")
        let korean = Language.with(.ko) { error.message(about: "/a") }
        let command = try #require(english.firstMatch(of: #/[Rr]un: (.+)$/#)).output.1
        #expect(korean.hasSuffix("다음을 실행하세요: \(command)"), "\(korean)")
        #expect(!korean.contains("Run"))
    }

    @Test func `has the particle after a path and the form of a number`() {
        func exists(_ path: String) -> String {
            Language.with(.ko) { StorageOpenError.backupExists(path: path).message(about: "/a") }
        }
        #expect(exists("/백업").hasPrefix("/백업이 이미"))
        #expect(exists("/a/data").hasPrefix("/a/data가 이미"))
        #expect(DataCommandStrings.faults(1) == "The stored data has a fault.")
        #expect(DataCommandStrings.faults(2) == "The stored data has 2 faults.")
        Language.with(.ko) {
            #expect(DataCommandStrings.faults(1) == "저장된 데이터에 손상이 1건 있습니다.")
            #expect(DataCommandStrings.faults(2) == "저장된 데이터에 손상이 2건 있습니다.")
        }
    }
}
