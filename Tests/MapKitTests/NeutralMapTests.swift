import CoreGraphics
import CoreLocation
import Foundation
import Testing

@testable import MapKit

@Suite("The placeholder map")
struct NeutralMapTests {
    private func neutralMap(
        latitude: Double = 52.52, longitude: Double = 13.4, size: CGSize = CGSize(width: 160, height: 80),
        isDark: Bool = false
    ) -> NeutralMap? {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
        return NeutralMap(region: region, size: size, scale: 2, isDark: isDark)
    }

    @Test("The region is widened to the image's proportions and stays centered")
    func proportions() throws {
        let map = try #require(neutralMap())
        #expect(abs(map.area.width / map.area.height - 2) < 1e-9)
        let center = MKMapPoint(CLLocationCoordinate2D(latitude: 52.52, longitude: 13.4))
        #expect(abs(map.area.midX - center.x) < 1)
        // A region's middle in degrees is a little south of its middle on the map.
        #expect(abs(map.area.midY - center.y) < map.area.height / 1_000)
    }

    @Test("Grid lines are at round degrees, at least 40 points apart")
    func steps() {
        #expect(NeutralMap.step(degreesPerPoint: 0.001) == 0.05)
        #expect(NeutralMap.step(degreesPerPoint: 0.002) == 0.1)
        #expect(abs(NeutralMap.step(degreesPerPoint: 0.004) - 0.2) < 1e-12)
    }

    @Test("Ground and grid are opaque; light and dark differ; the same map has the same pixels")
    func pixels() throws {
        let light = try #require(neutralMap()?.draw())
        let dark = try #require(neutralMap(isDark: true)?.draw())
        #expect(light.width == 320 && light.height == 160)
        #expect(stride(from: 3, to: light.bytes.count, by: 4).allSatisfy { light.bytes[$0] == 255 })
        let colors = Set(stride(from: 0, to: light.bytes.count, by: 4).map { Array(light.bytes[$0..<$0 + 3]) })
        #expect(colors.count == 2)
        #expect(light != dark)
        #expect(light == neutralMap()?.draw())
    }

    @Test("The map has only lines from edge to edge, so that captions never collide with map text")
    func nothingButLines() throws {
        let picture = try #require(neutralMap(size: CGSize(width: 300, height: 150))?.draw())
        func pixel(_ column: Int, _ row: Int) -> [UInt8] {
            let start = (row * picture.width + column) * 4
            return Array(picture.bytes[start..<start + 3])
        }
        let ground = pixel(0, 0)
        let columns = Set((0..<picture.width).filter { pixel($0, 0) != ground })
        let rows = Set((0..<picture.height).filter { pixel(0, $0) != ground })
        #expect(!columns.isEmpty && columns.count < picture.width / 4)
        #expect(!rows.isEmpty && rows.count < picture.height / 4)
        let others = (0..<picture.height).flatMap { row in
            (0..<picture.width).filter { column in
                (pixel(column, row) != ground) != (columns.contains(column) || rows.contains(row))
            }
        }
        #expect(others.isEmpty)
    }

    @Test("An invalid region, an empty size or an oversized image gives no image")
    func rejected() {
        #expect(neutralMap(latitude: 91) == nil)
        #expect(neutralMap(size: .zero) == nil)
        #expect(neutralMap(size: CGSize(width: 1e7, height: 10)) == nil)
        #expect(neutralMap(size: CGSize(width: 4, height: 4))?.draw() != nil)
    }
}
