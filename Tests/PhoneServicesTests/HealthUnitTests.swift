import HealthKit
import Testing

@Suite("Units of health data")
struct HealthUnitTests {
    @Test("Percentages are between 0 and 1")
    func percent() {
        #expect(HKQuantity(unit: .percent(), doubleValue: 0.97).doubleValue(for: .percent()) == 0.97)
        #expect(HKQuantity(unit: .percent(), doubleValue: 0.97).doubleValue(for: .count()) == 0.97)
    }

    @Test(
        "Kitchen measures and pressures by method and by symbol",
        arguments: [
            (HKUnit.fluidOunceUS(), "fl_oz_us", 0.029_573_529_562_5),
            (.fluidOunceImperial(), "fl_oz_imp", 0.028_413_062_5),
            (.pintUS(), "pt_us", 0.473_176_473), (.pintImperial(), "pt_imp", 0.568_261_25),
            (.cupUS(), "cup_us", 0.236_588_236_5), (.cupImperial(), "cup_imp", 0.284_130_625),
        ])
    func volumes(unit: HKUnit, symbol: String, liters: Double) {
        let value = HKQuantity(unit: unit, doubleValue: 1).doubleValue(for: .liter())
        #expect(abs(value - liters) < 1e-12 && unit == HKUnit(from: symbol) && unit.unitString == symbol)
    }

    @Test("Pressures")
    func pressures() {
        let water = HKQuantity(unit: .centimeterOfWater(), doubleValue: 1).doubleValue(for: .pascal())
        let air = HKQuantity(unit: .atmosphere(), doubleValue: 1).doubleValue(for: .pascal())
        #expect(abs(water - 98.0665) < 1e-9 && abs(air - 101_325) < 1e-6)
        #expect(HKUnit(from: "cmAq") == .centimeterOfWater() && HKUnit(from: "atm") == .atmosphere())
    }
}
