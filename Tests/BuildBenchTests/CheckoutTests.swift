import Foundation
import Testing

@testable import BuildBench

@Suite struct `A checkout` {
    private let presenter = "Modules/Features/Login/LoginPresenter.swift"
    private let contract = "Modules/Features/Login/Public/LoginNavigation.swift"

    @Test func `is asked for the feature before anything is copied`() throws {
        let folder = Folder(
            FileManager.default.temporaryDirectory.path + "/checkout-\(UUID().uuidString)")
        defer { try? folder.remove("") }
        #expect(refusal(of: "Login", in: folder)?.contains("no checkout") == true)
        try folder.write("func start() {\n}\n", to: presenter)
        #expect(refusal(of: "Logn", in: folder) == "there is no feature 'Logn'; there are Login.")
        #expect(refusal(of: "Login", in: folder)?.contains(contract) == true)
        try folder.write("public protocol LoginNavigation {\n}\n", to: contract)
        #expect(
            refusal(of: "Login", in: folder)?.hasSuffix(
                "swift build --package-path \(folder.path) --product Scaffold") == true)
        try folder.write("", to: Checkout.scaffold)
        #expect(refusal(of: "Login", in: folder) == nil)
    }

    private func refusal(of feature: String, in folder: Folder) -> String? {
        do throws(UsageError) {
            try Checkout(folder: folder).check(feature)
            return nil
        } catch {
            return error.description
        }
    }
}
