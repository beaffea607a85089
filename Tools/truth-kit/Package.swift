// swift-tools-version: 5.9
import PackageDescription

// For a Mac with Xcode; Tools/truth compiles Sources/TruthCorpus with Widget against Tessera instead.
let package = Package(
    name: "truth-kit",
    platforms: [.macOS("26.0"), .iOS("26.0")],
    products: [
        .library(name: "TruthDrawing", targets: ["TruthDrawing"]),
        .executable(name: "truth-kit", targets: ["truth-kit"]),
    ],
    targets: [
        // The folders in Examples are links to Examples/Weather; its previews name a widget that is not among them.
        .target(name: "TruthCorpus", exclude: ["Examples/WeatherViews/WeatherPreviews.swift"]),
        .target(name: "TruthDrawing", dependencies: ["TruthCorpus"]),
        .executableTarget(name: "truth-kit", dependencies: ["TruthDrawing"]),
        // Draws in the simulator of an iPhone, where a program without an app cannot run.
        .testTarget(name: "SimulatorTests", dependencies: ["TruthDrawing"]),
    ]
)
