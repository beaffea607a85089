enum Harvest {
    static let place = "north field"
}
