// swift-tools-version: 6.2
import PackageDescription

/// The macros that widget source uses, as a library that the compiler loads.
///
/// They use the swift-syntax that the toolchain has for such libraries; `./dev` names its folder to the build. So they
/// fit the compiler in use, nothing of swift-syntax is built, and no process is started to expand them.
let package = Package(
    name: "TesseraMacros",
    products: [
        .library(name: "TesseraMacros", type: .dynamic, targets: ["TesseraMacros"])
    ],
    targets: [
        .target(name: "TesseraMacros"),
        .testTarget(name: "TesseraMacrosTests", dependencies: ["TesseraMacros"]),
    ],
    swiftLanguageModes: [.v6]
)
