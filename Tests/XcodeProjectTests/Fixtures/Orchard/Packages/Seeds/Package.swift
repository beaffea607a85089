// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Seeds",
    products: [.library(name: "Seeds", targets: ["Seeds"])],
    targets: [
        .target(
            name: "CSeeds", cSettings: [.define("ROWS", to: "6"), .headerSearchPath("private")]),
        .target(
            name: "Seeds", dependencies: ["CSeeds"], exclude: ["Notes.swift"], resources: [.process("Resources")],
            swiftSettings: [.define("WINTER"), .define("SUMMER", .when(platforms: [.linux]))]),
    ])
