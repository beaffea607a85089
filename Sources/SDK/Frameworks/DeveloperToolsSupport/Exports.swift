@_exported import Foundation

@_exported import protocol SwiftUI.PreviewRegistry
@_exported import struct SwiftUI.PreviewTrait
