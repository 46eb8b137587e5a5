import Testing

@Suite struct `An evening in Korean` {
    private static let locale = ["LANG": "ko_KR.UTF-8"]

    @Test func `is played with the letters of the Korean layout, and replayed in any locale`()
        async throws
    {
        try await withSandbox { sandbox in
            let terminal = try await TmuxTerminal(
                in: sandbox, running: TmuxTerminal.command("--record \"$DATA.rec\""),
                environment: Self.locale)
            try await register(on: terminal)
            // The layout has ㅁ on the key A, ㄴ on S, ㅊ on C, ㅠ on B, ㄷ on E, ㅛ on Y, ㅅ on T.
            for name in ["손흥민", "이강인", "Ana", "👨‍👩‍👧 가족"] {
                try await terminal.press("ㅁ")
                try await terminal.wait(for: "Enter 완료")
                try await terminal.type(name)
                let visible = FullScreenApp.visiblePart(of: name)
                try await terminal.wait(for: visible)
                try await terminal.press("Enter")
                try await terminal.waitUntil("\(name) in the list") {
                    !$0.contains("Enter 완료") && $0.contains("실력") && $0.contains(visible)
                }
            }
            try await terminal.press("ㄴ")
            try await terminal.wait(for: "0명 선택")
            try await terminal.press("Home", "Space", "Space", "Space", "Space")
            try await terminal.wait(for: "4명 선택")
            try await terminal.press("ㅊ")
            try await terminal.wait(for: "선수 확정", "벤치", "A팀")
            try await terminal.press("ㅁ", "ㅠ", "ㅁ", "ㅠ")
            try await terminal.wait(for: "벤치에 아무도 없습니다.")
            try await terminal.press("ㄴ")
            try await terminal.wait(for: "경기 중", "준비")
            try await terminal.press("ㅁ", "ㅁ", "ㅠ", "Space")
            try await terminal.wait(for: "진행 중")
            try await terminal.resize(columns: 40, rows: 12)
            try await terminal.wait(for: "경기 끝내기")
            try await terminal.press("ㄷ")
            try await terminal.wait(for: "경기를 끝낼까요?")
            try await terminal.press("ㅛ")
            try await terminal.wait(for: "결과", "A팀 승리")
            try await terminal.press("ㅠ")
            try await terminal.wait(for: "지난 경기", "2-1")
            try await FullScreenApp(terminal: terminal).quit()
            // The replay runs with the sandbox's English locale.
            try await sandbox.expectIdenticalReplay()
        }
    }

    @Test func `becomes English at once in the settings, and stays so`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxTerminal(in: sandbox, environment: Self.locale)
            try await register(on: terminal)
            try await terminal.press("e")
            try await terminal.wait(for: "설정")
            try await terminal.press("End", "Enter")
            try await terminal.wait(for: "(•) 시스템 설정에 따름", "( ) English")
            try await terminal.press("Down", "Enter")
            try await terminal.wait(for: "Display", "(•) English", "For a dark background")
            try await terminal.press("Escape")
            try await terminal.wait(for: "Settings", "Change password")
            try await FullScreenApp(terminal: terminal).quit()

            let next = try await TmuxTerminal(in: sandbox, environment: Self.locale)
            try await next.wait(for: "Settings")
            try await FullScreenApp(terminal: next).quit()
        }
    }

    @Test(arguments: ["ko_KR.EUC-KR", "ko_KR.ISO-8859-1"])
    func `is English on a terminal without Korean letters`(locale: String) async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxTerminal(in: sandbox, environment: ["LANG": locale])
            try await terminal.wait(for: "Username")
            try await FullScreenApp(terminal: terminal).quit()
        }
    }

    @Test(arguments: ["C.UTF-8", "ko_KR.UTF-8"])
    func `plain mode takes the names and commands of both languages`(locale: String) async throws {
        let korean = PlainScript {
            $0.enter("아이디 = kim", "비밀번호 = 비밀번호 12345", "회원가입")
            for name in ["손흥민", "Ana"] { $0.enter("선수 추가", "이름 = \(name)", "완료") }
            $0.enter("행 Ana", "선호 포지션", "선호 포지션 = 골키퍼", "완료", "뒤로")
            $0.enter("탭 경기", "탭 선수단", "설정", "행 화면", "대비 = 높음", "뒤로", "뒤로")
            $0.enter("선택", "전체 선택/해제", "선수 확정", "손흥민: A팀", "Ana: B팀", "경기 시작")
            $0.enter("A팀 +", "경기 끝내기", "끝내기", "선수단으로", "종료")
        }
        let english = PlainScript {
            $0.append(.startedMatch)
            $0.enter("Team A +", "End gather", "Yes", "Back to squad", "tab Gathers", "tab Squad")
            $0.enter("Settings", "row Display", "Contrast = High", "quit")
        }
        for script in [korean, english] {
            try await withSandbox { sandbox in
                _ = try await sandbox.output(
                    of: sandbox.data.plainArguments + ["--strict"], input: script,
                    environment: ["LANG": locale])
                #expect(
                    try await sandbox.database.lines(
                        "SELECT count(*) FROM matches WHERE ended_wall IS NOT NULL") == ["1"])
            }
        }
    }

    private func register(on terminal: TmuxTerminal) async throws {
        try await terminal.wait(for: "로그인", "아이디")
        try await terminal.type(PlainScript.userName)
        try await terminal.press("Tab")
        try await terminal.type(PlainScript.password)
        try await terminal.waitUntil("The hidden password") { $0.contains("••••") }
        try await terminal.press("C-r")
        try await terminal.wait(for: "아직 선수가 없습니다")
    }
}
