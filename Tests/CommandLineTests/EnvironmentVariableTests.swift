import Testing

@testable import TesseraCommands

@Suite("Environment variables")
struct EnvironmentVariableTests {
    @Test("Known values and unset variables are accepted", arguments: [nil, "", "confined", "trusted"])
    func knownValues(value: String?) throws {
        try EnvironmentVariables.validate(value.map { ["TESSERA_PACKAGES": $0] } ?? [:])
    }

    @Test("S-COMPAT-8: An unknown value is refused with the values that exist")
    func unknownValue() {
        do {
            try EnvironmentVariables.validate(["TESSERA_PACKAGES": "trust"])
            Issue.record("the value was accepted")
        } catch {
            #expect(error.message == "TESSERA_PACKAGES has the unknown value 'trust'")
            #expect(error.remedy == "Set it to confined or trusted, or unset it.")
        }
    }
}
