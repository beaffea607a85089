import ExtensionProtocol
import Foundation
import XcodeProject

/// The packages of a project and their modules. Packages are read when a module is not found elsewhere, local ones
/// before those that must be fetched.
///
/// A package on this machine is read only if it is inside of the project's boundary, whatever names it: the project, a
/// workspace or another package. Its sources are compiled into the widget and its resources are copied into the bundle,
/// so that those of the user's other projects would reach a stranger's code.
struct PackageCache: Sendable {
    typealias Reference = PackageReference

    let tool: PackageTool
    /// The folder outside of which no local package is read.
    private let boundary: ProjectBoundary
    private var unread: [Reference] = []
    private var modules: [String: LibraryModule] = [:]
    /// Modules that exist but cannot be built here, with the reason.
    private var rejected: [String: String] = [:]
    private var seen: Set<Reference> = []
    /// Products that targets of packages link.
    private var linked: [(product: String, package: Reference)] = []
    /// Unavailable packages, with the reason.
    private var failures: [(package: Reference, reason: String)] = []

    init(tool: PackageTool, within boundary: ProjectBoundary) {
        self.tool = tool
        self.boundary = boundary
    }

    mutating func add(_ package: Reference) {
        guard seen.insert(package).inserted else { return }
        guard case .local(let path) = package.place, FileManager.default.fileExists(atPath: path),
            !boundary.holds(path)
        else {
            unread.append(package)
            return
        }
        failures.append((package, "it is outside of '\(boundary.root)' and is not read"))
    }

    /// The module with that name, from the first package that has it.
    mutating func module(
        _ name: String, products: [(product: String, package: Reference?)]
    ) -> LibraryModule? {
        while modules[name] == nil, rejected[name] == nil, let next = next(for: name, products) { read(next) }
        return modules[name]
    }

    /// Local packages, then the fetched one whose product or own name matches, then the others of the target, then
    /// those of its packages.
    private mutating func next(
        for name: String, _ products: [(product: String, package: Reference?)]
    ) -> Reference? {
        let named =
            products.filter { $0.product == name }.compactMap(\.package)
            + linked.filter { $0.product == name }.map(\.package)
        let index =
            unread.firstIndex { $0.isLocal } ?? unread.firstIndex { named.contains($0) }
            ?? unread.firstIndex { $0.name.lowercased() == name.lowercased() }
            ?? unread.firstIndex { package in products.contains { $0.package == package } }
            ?? unread.firstIndex { package in linked.contains { $0.package == package } }
        return index.map { unread.remove(at: $0) }
    }

    private mutating func read(_ package: Reference) {
        do throws(PackageFailure) {
            for content in try tool.contents(of: package) {
                for module in content.modules where modules[module.name] == nil { modules[module.name] = module }
                for (name, reason) in content.rejected where rejected[name] == nil { rejected[name] = reason }
                for dependency in content.dependencies { add(dependency) }
                linked += content.linked
            }
        } catch {
            failures.append((package, error.reason))
        }
    }

    /// Why the module does not exist, as the end of a sentence about it.
    func absence(of name: String, products: [(product: String, package: Reference?)]) -> String {
        if let reason = rejected[name] { return reason }
        let named =
            products.filter { SwiftName.plain($0.product) == name }.compactMap(\.package)
            + linked.filter { SwiftName.plain($0.product) == name }.map(\.package)
        let failed =
            failures.first { named.contains($0.package) }
            ?? failures.first { Self.folded($0.package.name) == Self.folded(name) }
        if let failed {
            return PackageAbsence(package: failed.package.place.text, reason: failed.reason).text
        }
        guard !failures.isEmpty else { return "neither the SDK nor a target or package of the project has it" }
        let list = failures.map { "\($0.package.place.text) (\($0.reason))" }.joined(separator: ", ")
        if failures.count > 1, Set(failures.map(\.reason)).count == 1 {
            let names = failures.map(\.package.place.text).joined(separator: ", ")
            return
                "neither the SDK nor a target or package has it; these packages are not available: \(names); "
                + failures[0].reason
        }
        return "neither the SDK nor a target or package has it; these packages are not available: \(list)"
    }
}

extension PackageCache {
    /// A package and its module have the same name, except for characters that a module name cannot contain.
    private static func folded(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}

extension PackageReference {
    var isLocal: Bool {
        if case .local = place { true } else { false }
    }
}

extension PackageReference.Place {
    /// Path or address.
    var text: String {
        switch self {
        case .local(let path): path
        case .remote(let url, _): url
        }
    }
}
