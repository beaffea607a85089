@_exported import AVFoundation
@_exported import CoreVideo
@_exported import Foundation
@_exported import SceneKit
@_exported import UIKit
@_exported import simd
