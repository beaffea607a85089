/// The parts of MapKit that widgets use: coordinates and regions, requests for places, and map images.
///
/// There is no map service here. Requests return no result, images show a placeholder map for its coordinates, and each
/// is reported.
@_exported import CoreGraphics
@_exported import CoreLocation
@_exported import Foundation
@_exported import UIKit
