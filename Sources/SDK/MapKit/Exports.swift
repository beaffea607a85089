/// The parts of MapKit that widgets use: coordinates and regions, requests for places, and images of maps.
///
/// There is no map service here. Requests end without a result, images show a neutral map with its coordinates, and
/// each is reported.
@_exported import CoreGraphics
@_exported import CoreLocation
@_exported import Foundation
@_exported import UIKit
