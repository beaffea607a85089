import ExtensionProtocol
import Foundation
import WidgetVocabulary

/// The modules of a project that a widget's sources need, in dependency order.
///
/// 1. Begin with the names that the sources import. A library target of the project with that name takes precedence.
/// 2. The name of a product that the target links, or one that neither the SDK nor the toolchain has, is searched for
///    in the project's packages: first in local ones, then in the package of the product with that name, then in all
///    packages of the target.
/// 3. A module's imports are resolved in the same way before the module itself is appended. In an import cycle, a
///    module stays where it was found first; the compiler reports the cycle.
/// 4. A name that cannot be resolved is recorded with the reason, which is added to the compiler's message about it.
package struct ModuleGraph: Sendable {
    package struct Module: Sendable {
        var library: LibraryModule
        package var sources: PreparedSources
        /// Names of the modules that it imports, directly and indirectly.
        var imported: Set<String>

        /// The modules among `built` that it may import, in their order.
        func needed(of built: [BuiltModule]) -> [BuiltModule] { built.filter { imported.contains($0.name) } }
    }

    package private(set) var modules: [Module] = []
    /// Why a module is not available, by its name.
    package private(set) var absences: [String: String] = [:]
    /// Whether the sources import only modules of the SDK and the toolchain.
    var isEmpty: Bool { modules.isEmpty && absences.isEmpty }

    private let platform: OperatingSystem
    private var known: [String: LibraryModule]
    private var packages: PackageCache
    private var products: [(product: String, package: PackageCache.Reference?)]
    private var visited: Set<String> = []
    private let isProvided: @Sendable (String) -> Bool

    /// - Parameters:
    ///   - isProvided: whether the SDK or the toolchain has a module of that name.
    init(
        of folder: WidgetFolder, imports: Set<String>, platform: OperatingSystem, packages: PackageCache,
        isProvided: @escaping @Sendable (String) -> Bool
    ) throws(BuildError) {
        self.platform = platform
        self.packages = packages
        self.isProvided = isProvided
        known = Dictionary(folder.libraries.map { ($0.name, $0) }) { first, _ in first }
        products = folder.packageProducts.map { ($0.name, $0.package) }
        for package in folder.packages { self.packages.add(package) }
        for name in imports.sorted() { try visit(name) }
    }

    private mutating func visit(_ name: String) throws(BuildError) {
        guard visited.insert(name).inserted else { return }
        let isProvided = isProvided(name) && !products.contains { $0.product == name }
        guard let library = known[name] ?? (isProvided ? nil : packages.module(name, products: products)) else {
            if !isProvided { absences[name] = packages.absence(of: name, products: products) }
            return
        }
        let dependencies = (library.cTarget?.dependencies ?? []).map(SwiftName.plain)
        for name in dependencies.sorted() { try visit(name) }
        let sources = try PreparedSources(library.content, platform: platform, role: .library(library))
        for imported in sources.declarations.imports.sorted() { try visit(imported) }
        let direct = sources.declarations.imports.union(dependencies)
        let imported = modules.filter { direct.contains($0.library.name) }.reduce(into: direct) { all, module in
            all.formUnion(module.imported)
        }
        modules.append(
            Module(library: library, sources: sources, imported: imported.intersection(modules.map(\.library.name))))
    }

    /// For each module, the indices of those that it may import, all lower than its own.
    var needs: [[Int]] {
        modules.map { module in modules.indices.filter { module.imported.contains(modules[$0].library.name) } }
    }
}
