@_exported import Foundation
@_exported import SceneKit
@_exported import UIKit
