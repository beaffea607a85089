@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import Foundation
@_exported import FoundationSupplement
@_exported import Observation
