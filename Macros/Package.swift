// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// The macros that widget source uses, as one executable that the compiler loads.
///
/// A package of its own, so that the release build of Tessera does not build swift-syntax in release as well.
let package = Package(
    name: "TesseraMacros",
    products: [
        .executable(name: "TesseraMacros", targets: ["TesseraMacros"])
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
    ],
    targets: [
        .executableTarget(
            name: "TesseraMacros",
            dependencies: [
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
            ]),
        .testTarget(
            name: "TesseraMacrosTests",
            dependencies: [
                "TesseraMacros",
                .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
