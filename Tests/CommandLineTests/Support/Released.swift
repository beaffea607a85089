import Foundation
import TestSupport
import Testing

/// Runs of the released program.
enum Released {
    struct Run {
        var status: Int32
        var output: String
        var errors: String
        /// All trees that were written, one after the other.
        var trees = ""
    }

    static var program: String? {
        ProcessInfo.processInfo.environment["TESSERA_RELEASED"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A provider of one entry, with its type.
    static let provider = """
        struct Moment: TimelineEntry { var date: Date }
        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Moment { Moment(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
                completion(Moment(date: .now))
            }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
                completion(Timeline(entries: [Moment(date: .now)], policy: .never))
            }
        }
        """

    /// A widget of one entry.
    ///
    /// - Parameters:
    ///   - declarations: those that its view needs, with their imports.
    ///   - view: in a static configuration's closure.
    static func widget(_ declarations: String = "", family: String = "systemSmall", view: String) -> String {
        """
        import SwiftUI
        import WidgetKit
        \(declarations)
        \(provider)
        @main struct Probe: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Probe", provider: Provider()) { entry in
                    \(view).containerBackground(.blue, for: .widget)
                }
                .supportedFamilies([.\(family)])
            }
        }

        """
    }

    /// Draws a folder with some files as trees.
    static func draw(_ files: [String: String], _ options: [String] = []) throws -> Run {
        let output = try Scratch()
        var run = try run(["render"], files: files, options + ["--format", "tree", "--out", output.path])
        for name in try output.names where name.hasSuffix(".txt") || name.hasSuffix(".tree") {
            run.trees += try String(contentsOfFile: output.path + "/" + name, encoding: .utf8)
        }
        return run
    }

    static func run(_ command: [String], files: [String: String], _ options: [String] = []) throws -> Run {
        let folder = try Scratch()
        let cache = try WarmCache()
        defer { withExtendedLifetime(cache) {} }
        let process = try start(command, files: files, options, in: folder, cache: cache.path)
        let (output, errors) = process.allOutput()
        return Run(status: process.wait(), output: output, errors: errors)
    }

    /// Starts the program for files that it writes into a folder. Without a limit of the test's own a widget gets one
    /// that no machine is too slow for.
    ///
    /// - Parameter cache: The path of the build cache; `nil` for a cold one in the folder.
    static func start(
        _ command: [String], files: [String: String], _ options: [String] = [], in folder: Scratch,
        cache: String? = nil
    ) throws -> TestProcess {
        for (name, text) in files { try folder.write(text, to: "Probe/" + name) }
        let limit = options.contains("--time-limit") ? [] : ["--time-limit", "\(Int(Double.ample))"]
        return try TestProcess(
            try #require(program), Executable.permitted(command + [folder.path + "/Probe"] + options + limit),
            environment: environment(cache: cache ?? folder.path + "/cache"), in: folder.path, output: .pipe,
            errors: .pipe)
    }

    /// The program finds the SDK that was released with it.
    static func environment(cache: String) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["TESSERA_SDK"] = nil
        environment["TESSERA_CACHE"] = cache
        return environment
    }
}
