import Testing

@testable import Navigation

@MainActor @Suite struct `A screen that asks before it leaves` {
    private let navigator = Navigator()
    private let flow: Flow
    private let page: Page
    private let question = PendingConfirmation()

    init() throws {
        flow = try navigator.startFlow()
        page = try navigator.push(by: flow)
        page.question = question
    }

    private var isThere: Bool { navigator.isShowing(page) }

    @Test func `stays until somebody agrees`() {
        #expect(navigator.back() == .asking)
        #expect(isThere)
        question.answer(true)
        #expect(!isThere)
        #expect(navigator.visibleScreen === flow.page)
    }

    @Test func `stays when nobody agrees, and asks anew next time`() {
        #expect(navigator.back() == .asking)
        question.answer(false)
        #expect(isThere)
        let next = PendingConfirmation()
        page.question = next
        #expect(navigator.back() == .asking)
        question.answer(true)
        #expect(isThere)
        next.answer(true)
        #expect(!isThere)
    }

    @Test func `is not asked a second time while the question is open`() {
        var asked = 0
        page.onBack = { asked += 1 }
        #expect(navigator.back() == .asking)
        #expect(navigator.back() == .asking)
        #expect(asked == 1)
        question.answer(true)
        #expect(navigator.tree.allNodes.count == 1)
    }

    @Test func `hears only the first answer`() {
        #expect(navigator.back() == .asking)
        question.answer(false)
        question.answer(true)
        #expect(isThere)
        #expect(question.answer == false)
    }

    @Test(arguments: [true, false])
    func `may know the answer at once`(agrees: Bool) {
        question.answer(agrees)
        #expect(navigator.back() == (agrees ? .left : .stayed))
        #expect(isThere != agrees)
    }

    @Test func `that has left meanwhile takes nobody along`() throws {
        #expect(navigator.back() == .asking)
        try navigator.pop()
        let other = try navigator.push(by: flow)
        question.answer(true)
        #expect(navigator.visibleScreen === other)
    }

    @Test func `that has left and is shown again is not taken by the old answer`() throws {
        #expect(navigator.back() == .asking)
        try navigator.pop()
        try navigator.show(page, by: flow)
        question.answer(true)
        #expect(isThere)
    }

    @Test func `stays when something stands above it by now`() throws {
        #expect(navigator.back() == .asking)
        let modal = try navigator.startFlow(under: flow, as: .modal)
        question.answer(true)
        #expect(isThere)
        #expect(navigator.visibleScreen === modal.page)
        #expect(navigator.back() == .left)
    }

    @Test func `asks again when it has dropped its question`() {
        do {
            let short = PendingConfirmation()
            page.question = short
            #expect(navigator.back() == .asking)
            page.question = nil
        }
        page.question = question
        #expect(navigator.back() == .asking)
        question.answer(true)
        #expect(!isThere)
    }

    @Test func `that is closed with everything leaves the answer nothing to do`() {
        #expect(navigator.back() == .asking)
        navigator.close()
        question.answer(true)
        #expect(navigator.tree.layers.isEmpty)
    }

    @Test func `may work for the answer`() async throws {
        let work = navigator.makeWork()
        let page = Page(work)
        try navigator.show(page, by: flow)
        let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
        page.question = PendingConfirmation(in: work) {
            for await agrees in answers { return agrees }
            return false
        }
        #expect(navigator.back() == .asking)
        answer.yield(true)
        while navigator.isShowing(page) { await Task.yield() }
        #expect(navigator.visibleScreen === self.page)
    }

    @Test func `stops working for the answer when it has left`() async throws {
        let work = navigator.makeWork()
        let page = Page(work)
        try navigator.show(page, by: flow)
        let (answers, _) = AsyncStream.makeStream(of: Bool.self)
        var isAsking = false
        var wasAnswered = false
        page.question = PendingConfirmation(in: work) {
            isAsking = true
            for await _ in answers {}
            wasAnswered = true
            return true
        }
        #expect(navigator.back() == .asking)
        while !isAsking { await Task.yield() }
        try navigator.pop()
        while !wasAnswered { await Task.yield() }
        #expect(navigator.visibleScreen === self.page)
    }

    @Test func `hears the answer though somebody above it was asked meanwhile`() throws {
        #expect(navigator.back() == .asking)
        let modal = try navigator.startFlow(under: flow, as: .modal)
        let above = PendingConfirmation()
        modal.page.question = above
        #expect(navigator.back() == .asking)
        above.answer(true)
        #expect(navigator.visibleScreen === page)
        question.answer(true)
        #expect(!isThere)
    }

    @Test func `that has dropped its question holds nobody`() throws {
        weak var kept: Page?
        do {
            let short = PendingConfirmation()
            page.question = short
            let held = Page()
            kept = held
            let answer = navigator.askToLeave { _ = held }
            #expect(answer == .pending)
            page.question = nil
        }
        try navigator.push(by: flow)
        #expect(kept == nil)
        #expect(isThere)
    }

    @Test func `that has left with its question holds nobody`() throws {
        weak var kept: Page?
        do {
            let held = Page()
            kept = held
            #expect(navigator.askToLeave { _ = held } == .pending)
        }
        #expect(kept != nil)
        try navigator.pop()
        #expect(kept == nil)
        #expect(question.answer == nil)
    }
}
