import Testing

@testable import PackageFacts

@Suite struct `The manifest` {
    private let json = """
        {
          "name": "House",
          "dependencies": [
            {"sourceControl": [{"identity": "swift-log", "location": {"remote": []}}]},
            {"fileSystem": [{"identity": "things", "path": "/things"}]}
          ],
          "products": [
            {"name": "Core", "settings": [], "targets": ["Domain"], "type": {"library": ["automatic"]}}
          ],
          "targets": [
            {"name": "CSQLite", "type": "system", "path": "Modules/System/CSQLite",
             "dependencies": [], "exclude": [], "pkgConfig": "sqlite3"},
            {"name": "Domain", "type": "regular", "path": "Modules/Core/Domain",
             "dependencies": [{"byName": ["CSQLite", null]}], "exclude": [], "settings": []},
            {"name": "football-gather", "type": "executable", "path": "App/football-gather",
             "dependencies": [
                {"target": ["Domain", {"platformNames": ["linux"]}]},
                {"product": ["Thing", "things", null, null]}
             ], "exclude": []},
            {"name": "DomainTests", "type": "test",
             "dependencies": [{"byName": ["Domain", null]}], "exclude": ["Frames"]},
            {"name": "NewFeature", "type": "plugin", "path": "Tools/Plugins/NewFeature",
             "dependencies": [], "exclude": []}
          ]
        }
        """

    @Test func `is read from what SwiftPM writes`() throws {
        let manifest = try Manifest(json: json)
        #expect(manifest.products == [.init(name: "Core", targets: ["Domain"])])
        #expect(
            manifest.targets.map(\.kind) == [.system, .library, .executable, .test, .plugin])
        #expect(manifest["Domain"]?.dependencies == ["CSQLite"])
        #expect(manifest["Domain"]?.path == "Modules/Core/Domain")
        #expect(manifest["football-gather"]?.dependencies == ["Domain", "Thing"])
        #expect(manifest["football-gather"]?.module == "football_gather")
        #expect(manifest["DomainTests"]?.exclude == ["Frames"])
        #expect(manifest["Nothing"] == nil)
        #expect(manifest.packages == ["swift-log", "things"])
    }

    @Test func `knows the folder of a target that says none`() throws {
        #expect(try Manifest(json: json)["DomainTests"]?.path == "Tests/DomainTests")
    }

    @Test(arguments: [
        "", "{}", "[]", #"{"targets": [{"name": 1}], "products": [], "dependencies": []}"#,
        #"{"targets": [], "products": []}"#,
        #"{"targets": [], "products": [], "dependencies": [{"sourceControl": []}]}"#,
    ])
    func `is refused when it is not understood`(json: String) {
        #expect(throws: PackageFactsError.strangeManifest) { try Manifest(json: json) }
    }

    @Test func `is asked for whole, whatever the surroundings ask for`() {
        let surroundings = [
            "FOOTBALL_GATHER_FEATURE": "Gather", "FOOTBALL_GATHER_PROGRAM": "Bench", "PATH": "/bin",
        ]
        #expect(Manifest.whole(surroundings) == ["PATH": "/bin"])
    }
}
