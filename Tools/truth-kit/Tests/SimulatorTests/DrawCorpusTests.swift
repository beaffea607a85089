import Foundation
import TruthDrawing
import XCTest

/// Not a test: the way to run code in a simulator. `Tools/truth-kit/run --simulator` passes the variables.
final class DrawCorpusTests: XCTestCase {
    @MainActor func testDrawsCorpus() throws {
        let environment = ProcessInfo.processInfo.environment
        guard let folder = environment["TRUTH_FOLDER"], let xcode = environment["TRUTH_XCODE"] else {
            throw XCTSkip("TRUTH_FOLDER and TRUTH_XCODE are not set; Tools/truth-kit/run sets them")
        }
        XCTAssertGreaterThan(try TruthRun.write(to: URL(fileURLWithPath: folder), xcode: xcode), 0)
    }
}
