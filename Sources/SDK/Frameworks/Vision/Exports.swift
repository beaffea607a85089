@_exported import CoreGraphics
@_exported import CoreImage
@_exported import CoreML
@_exported import CoreMedia
@_exported import Foundation
@_exported import ImageIO
