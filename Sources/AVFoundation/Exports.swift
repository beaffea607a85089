@_exported import AVFAudio
@_exported import CoreAudio
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import CoreMedia
@_exported import CoreVideo
@_exported import Foundation
@_exported import QuartzCore
