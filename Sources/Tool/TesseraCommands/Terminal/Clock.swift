import ExtensionProtocol

/// Measures a step in milliseconds. For reports only, never for drawing.
func measured<Result, Failure: Error>(
    _ milliseconds: inout Double, _ step: () throws(Failure) -> Result
) throws(Failure) -> Result {
    let start = MonotonicClock.now
    defer { milliseconds = (MonotonicClock.now - start) * 1000 }
    return try step()
}

/// `340 ms`, `1.2 s`.
func duration(_ milliseconds: Double) -> String {
    if milliseconds < 10 { return "\((milliseconds * 10).rounded() / 10) ms" }
    if milliseconds < 1000 { return "\(Int(milliseconds.rounded())) ms" }
    return "\((milliseconds / 100).rounded() / 10) s"
}
