import Foundation
import FoundationSupplement
import Testing

@Suite("Kernel values by name")
struct SystemValueTests {
    @Test("A string is returned with its length, which is queried first")
    func text() {
        var size = 0
        #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0)
        #expect(size > 1)
        var bytes = [UInt8](repeating: 1, count: size)
        #expect(sysctlbyname("hw.machine", &bytes, &size, nil, 0) == 0)
        #expect(bytes.last == 0)
        size = 1
        #expect(sysctlbyname("hw.machine", &bytes, &size, nil, 0) == -1)
    }

    @Test("A number has its size, and an unknown name is rejected")
    func numbers() {
        var memory: UInt64 = 0
        var size = MemoryLayout<UInt64>.size
        #expect(sysctlbyname("hw.memsize", &memory, &size, nil, 0) == 0)
        #expect(memory == ProcessInfo.processInfo.physicalMemory)
        #expect(sysctlbyname("hw.none", nil, &size, nil, 0) == -1)
    }

    @Test("A value stores a pointer and returns the object")
    func addresses() {
        let object = NSObject()
        let value = NSValue(nonretainedObject: object)
        #expect(value.nonretainedObjectValue as AnyObject === object)
        #expect(value == NSValue(nonretainedObject: object))
        #expect(NSValue(pointer: nil).pointerValue == nil)
    }
}
