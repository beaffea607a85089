@_exported import Foundation
@_exported import Photos
@_exported import UIKit
