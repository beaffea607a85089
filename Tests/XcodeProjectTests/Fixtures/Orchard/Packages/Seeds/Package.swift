// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Seeds",
    products: [.library(name: "Seeds", targets: ["Seeds"])],
    targets: [
        .target(
            name: "Seeds", exclude: ["Notes.swift"], resources: [.process("Resources")],
            swiftSettings: [.define("WINTER"), .define("SUMMER", .when(platforms: [.linux]))])
    ])
