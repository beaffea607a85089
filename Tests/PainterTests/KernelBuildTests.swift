import Foundation
import TestSupport
import Testing

/// `Tools/kernels/check` compiles the kernels and the elementary functions in several ways and compares digests of their
/// results with the accepted ones.
@Suite("The C code of other compilers and processors", .serialized)
struct KernelBuildTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardizedFileURL.path

    private static func check(_ arguments: [String]) throws -> (status: Int32, text: String) {
        let process = try TestProcess(
            "/usr/bin/env", ["python3", root + "/Tools/kernels/check"] + arguments, output: .pipe, errors: .pipe)
        let (output, errors) = process.allOutput()
        return (process.wait(), output + errors)
    }

    /// The builds for which this machine has the tools.
    private static let possible = Set(((try? check(["--list"]))?.text ?? "").split(separator: "\n").map(String.init))

    private func expectAcceptedResults(_ build: String) throws {
        let (status, text) = try Self.check([build])
        #expect(status == 0, "\(text)")
    }

    @Test(
        "Results are the same in debug and release builds, and no build reads or writes outside of its buffers",
        arguments: ["o0", "o2", "sanitized"])
    func builds(name: String) throws {
        try expectAcceptedResults(name)
    }

    @Test(
        "Results are the same on processors with fused multiply-add",
        .enabled(if: possible.contains("fma"), "this processor has no AVX2 with FMA"))
    func fused() throws {
        try expectAcceptedResults("fma")
    }

    @Test(
        "Results are the same with GCC", .enabled(if: possible.contains("gcc"), "GCC is not installed"))
    func otherCompiler() throws {
        try expectAcceptedResults("gcc")
    }

    @Test(
        "Results are the same on AArch64",
        .enabled(
            if: possible.contains("aarch64"),
            "NOT TESTED ON AARCH64: there is no emulator or C library; Tools/setup/packages kernels installs them"))
    func otherArchitecture() throws {
        try expectAcceptedResults("aarch64")
    }
}
