@_exported import Foundation
@_exported import MapKit
@_exported import UIKit
