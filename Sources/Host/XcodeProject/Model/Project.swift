import Foundation

/// A project as its file describes it, for one configuration.
package struct Project: Sendable {
    /// Absolute path of the `.xcodeproj` folder or of the `project.yml`.
    package var file: String
    /// Absolute path of the `.xcodeproj` folder, even if it has not been generated from a `project.yml` yet.
    package var bundle: String
    /// The display name: the file's name.
    package var name: String
    /// Absolute path of the folder that relative paths are relative to.
    package var folder: String
    package var targets: [ProjectTarget] = []
    package var packages: [PackageReference] = []
    /// Files whose changes affect the project, in addition to those of the targets.
    package var files: [String] = []
    /// Absolute paths of projects inside this one.
    package var subprojects: [String] = []
}

/// The kind of a target's product.
package enum ProductKind: Hashable, Sendable {
    case application
    case appExtension
    /// Frameworks and static libraries: modules that others import.
    case library
    case other

    package init(productType: String) {
        let prefix = "com.apple.product-type."
        guard productType.hasPrefix(prefix) else {
            self = .other
            return
        }
        switch productType.dropFirst(prefix.count) {
        case "app-extension", "extensionkit-extension", "watchkit2-extension": self = .appExtension
        case "framework", "framework.static", "library.static", "library.dynamic": self = .library
        case let rest where rest == "application" || rest.hasPrefix("application."): self = .application
        default: self = .other
        }
    }
}

/// A target with its contents.
package struct ProjectTarget: Hashable, Sendable {
    package var name: String
    package var kind: ProductKind
    package var settings: TargetSettings
    /// Absolute paths of sources and resources, in the order of the project, each once. Catalogs, data models and
    /// bundles are folders that count as one member.
    package var members: [String] = []
    /// Members whose file does not exist.
    package var missingMembers: [String] = []
    /// Members outside of the project's boundary, which are skipped.
    package var foreignMembers: [String] = []
    /// Folders whose entire content belongs to the target.
    package var synchronizedFolders: [String] = []
    /// The names of targets that this one depends on.
    package var dependencies: [String] = []
    /// The package products that the target is linked with.
    package var packageProducts: [PackageProduct] = []

    /// Adds a member by its kind.
    mutating func add(member path: String, within boundary: ProjectBoundary) {
        guard let path = ExistingPath.find(path) else {
            missingMembers.append(path)
            return
        }
        if boundary.holds(path) {
            members.append(path)
        } else {
            foreignMembers.append(path)
        }
    }

    package var swiftFiles: [String] { members.filter { $0.hasSuffix(".swift") } }
}

/// A package that a project names.
package struct PackageReference: Hashable, Sendable {
    package enum Requirement: Hashable, Sendable {
        case upToNextMajor(String)
        case upToNextMinor(String)
        case range(String, String)
        case exact(String)
        case branch(String)
        case revision(String)
    }

    package enum Place: Hashable, Sendable {
        /// Absolute path.
        case local(String)
        case remote(url: String, Requirement)
    }

    package var place: Place

    package init(place: Place) {
        self.place = place
    }

    /// The display name: the last part of its path or URL.
    package var name: String {
        switch place {
        case .local(let path): Self.lastPart(of: path)
        case .remote(let url, _): Self.lastPart(of: url)
        }
    }

    private static func lastPart(of path: String) -> String {
        let last = path.split(separator: "/").last.map(String.init) ?? path
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
}

/// A product of a package.
package struct PackageProduct: Hashable, Sendable {
    package var name: String
    /// The package, if the project specifies it.
    package var package: PackageReference?

    package init(name: String, package: PackageReference?) {
        self.name = name
        self.package = package
    }
}
