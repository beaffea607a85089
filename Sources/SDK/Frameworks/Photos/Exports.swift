@_exported import AVFoundation
@_exported import CoreGraphics
@_exported import Foundation
