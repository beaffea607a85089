/// The sphere that distances are measured on.
package enum Earth {
    /// Meters; the mean radius of the International Union of Geodesy and Geophysics.
    package static let meanRadius = 6_371_008.8

    /// Meters along a great circle.
    package static let metersPerDegree = meanRadius * Double.pi / 180
}
