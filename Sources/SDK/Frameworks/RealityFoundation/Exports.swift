@_exported import RealityKit
