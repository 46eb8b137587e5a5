import Foundation
import Measuring
import PackageFacts

/// Does what a command asks for.
struct MetricsRun {
    private let command: MetricsCommand
    /// Not relative: reports of coverage name whole paths.
    private let root: String

    init(_ command: MetricsCommand) {
        self.command = command
        root = URL(filePath: command.folder).resolvingSymlinksInPath().path
    }

    func run() throws(MetricsRefusal) {
        switch command.output {
        case .help: print(MetricsCommand.usage)
        case .table: print(try report(manifest).text)
        case .json: print(try report(manifest).json)
        case .readme: try writeReadme()
        case .check: try PictureFile(root).check(picture(manifest))
        case .svg(let path):
            let picture = try picture(manifest)
            guard let path else { return print(picture, terminator: "") }
            try Disk.write(picture, to: path)
        }
    }

    /// For a person who waits.
    static func say(_ sentence: String) {
        FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    }

    private var manifest: Manifest {
        get throws(MetricsRefusal) {
            do throws(PackageFactsError) { return try Manifest(root: root) } catch {
                throw refusal(error)
            }
        }
    }

    private func picture(_ manifest: Manifest) throws(MetricsRefusal) -> String {
        try ModulePicture(ModuleGraph(manifest)).svg
    }

    private func report(_ manifest: Manifest) throws(MetricsRefusal) -> Report {
        // Before what takes minutes: a commit may come in between.
        let revision = Revision(root: root)
        let sources = try sources()
        var facts = Facts(manifest, sources)
        facts.add(try coverage(of: sources))
        let builds: BuildTimes? =
            command.measuresBuilds
            ? try BuildTimes.measure(root: root, sources, say: Self.say) : nil
        return Report(facts: facts, builds: builds, revision: revision)
    }

    private func coverage(of sources: [SourceFile]) throws(MetricsRefusal) -> Coverage {
        let known = Coverage(root: root, sources: sources)
        guard command.measuresCoverage, case .unknown = known else { return known }
        Self.say("The coverage of all tests…")
        // It fails when too little is covered; the report is there all the same.
        let failure: MetricsRefusal?
        do throws(MetricsRefusal) {
            try Program.run(["\(root)/Tools/test", "--coverage"], log: nil)
            failure = nil
        } catch {
            failure = error
        }
        let measured = Coverage(root: root, sources: sources)
        if case .unknown = measured, let failure { throw failure }
        return measured
    }

    private func writeReadme() throws(MetricsRefusal) {
        let manifest = try manifest
        let picture = try picture(manifest)
        let report = try report(manifest)
        var readme = try text(of: "README.md")
        readme = try ReadmeSection(name: "metrics").replacing(in: readme, with: report.markdown)
        // What takes minutes is kept where it was not measured anew.
        if let builds = report.builds {
            readme = try ReadmeSection(name: "build times")
                .replacing(in: readme, with: builds.markdown(of: report.revision))
        }
        try Disk.write(picture, to: "\(root)/\(PictureFile.path)")
        try Disk.write(readme, to: "\(root)/README.md")
    }

    private func sources() throws(MetricsRefusal) -> [SourceFile] {
        do throws(PackageFactsError) { return try SourceTree(root: root).sources() } catch {
            throw refusal(error)
        }
    }

    private func text(of path: String) throws(MetricsRefusal) -> String {
        do throws(PackageFactsError) { return try SourceTree(root: root).text(of: path) } catch {
            throw refusal(error)
        }
    }

    private func refusal(_ error: PackageFactsError) -> MetricsRefusal {
        switch error {
        case .unreadable: MetricsRefusal(.unreadable, error.description)
        case .brokenManifest, .strangeManifest: MetricsRefusal(.data, error.description)
        }
    }
}
