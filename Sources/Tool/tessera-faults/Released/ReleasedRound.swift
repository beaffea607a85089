struct ReleasedRound: Sendable {
    var findings: [Finding] = []
    init(_ round: FaultPlan.Round, setting: ReleasedSetting) throws {}
    mutating func inject(_ pair: FaultPair) {}
    mutating func end() {}
}
