// swift-tools-version: 6.2
import PackageDescription

/// What uses the swift-syntax of the toolchain: the macros that widget source uses, as a library that the compiler
/// loads, and the program that reads Swift sources for the command line.
///
/// `./dev` names the folder of those libraries to the build. So they fit the compiler in use, and nothing of
/// swift-syntax is built. The command line itself cannot load them: it contains a Swift runtime.
let package = Package(
    name: "TesseraMacros",
    products: [
        .library(name: "TesseraMacros", type: .dynamic, targets: ["TesseraMacros"]),
        .executable(name: "tessera-syntax", targets: ["tessera-syntax"]),
    ],
    targets: [
        .target(name: "TesseraMacros"),
        .target(name: "SyntaxConfinement"),
        .executableTarget(name: "tessera-syntax", dependencies: ["SyntaxConfinement"]),
        .testTarget(name: "TesseraMacrosTests", dependencies: ["TesseraMacros"]),
    ],
    swiftLanguageModes: [.v6]
)
