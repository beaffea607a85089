import Foundation

/// The defect with which `Tools/faults/plant` checks the fault machine. This file is only part of a build of that program.
enum Planted {
    private static let name = ProcessInfo.processInfo.environment["TESSERA_PLANTED"] ?? ""

    static func has(_ name: String) -> Bool { self.name == name }
}
