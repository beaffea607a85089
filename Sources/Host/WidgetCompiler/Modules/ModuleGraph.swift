import ExtensionProtocol
import Foundation
import WidgetVocabulary

/// The modules of a project that a widget's sources need, each after those that it imports itself.
///
/// 1. Begin with the names that the sources import. A name that a library target of the project has means that one.
/// 2. A name of a product that the target is linked with, or one that neither the SDK nor the toolchain has, is looked
///    for in the project's packages: in the local ones first, then in those of the product of that name, then in all
///    that the target names.
/// 3. What a module imports is found in the same way, before the module itself takes its place in the order. A module
///    that comes to import itself is left where it was found first; the compiler says what is wrong with that.
/// 4. A name that nobody has stays with the reason, for the compiler's message about it.
package struct ModuleGraph: Sendable {
    package struct Module: Sendable {
        var library: LibraryModule
        package var sources: PreparedSources
        /// Names of modules before it that it imports, and of those that they import.
        var imported: Set<String>

        /// Those of some modules that it may import, in their order.
        func needed(of built: [BuiltModule]) -> [BuiltModule] { built.filter { imported.contains($0.name) } }
    }

    package private(set) var modules: [Module] = []
    /// Why a module is not available, by its name.
    package private(set) var absences: [String: String] = [:]
    /// Whether the sources import nothing but what the SDK and the toolchain have.
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

    /// For each module the places of those that it may import, all of them before its own.
    var needs: [[Int]] {
        modules.map { module in modules.indices.filter { module.imported.contains(modules[$0].library.name) } }
    }
}
