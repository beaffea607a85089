import Foundation
import ObjectiveCModule
import Testing
import os

@Suite("Associated values and locks")
struct AssociatedObjectTests {
    private final class Thing {}

    @Test("A value belongs to its object and its key")
    func belongs() {
        let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
        defer { keys.deallocate() }
        let (one, other) = (Thing(), Thing())
        objc_setAssociatedObject(one, keys, "a", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(one, keys) as? String == "a")
        #expect(objc_getAssociatedObject(one, keys + 1) == nil)
        #expect(objc_getAssociatedObject(other, keys) == nil)
        objc_setAssociatedObject(one, keys, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(one, keys) == nil)
    }

    @Test("An object at the address of a freed one has none of its values")
    func reused() {
        let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
        defer { key.deallocate() }
        for _ in 0..<1000 {
            let thing = Thing()
            #expect(objc_getAssociatedObject(thing, key) == nil)
            objc_setAssociatedObject(thing, key, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    @Test("An assigned object is not retained")
    func assigned() {
        let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
        defer { key.deallocate() }
        let owner = Thing()
        do {
            let value = Thing()
            objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(owner, key) as? Thing === value)
        }
        #expect(objc_getAssociatedObject(owner, key) == nil)
    }

    @Test("A thread can lock an object twice, and only that thread can unlock it")
    func synchronized() {
        let thing = Thing()
        #expect(objc_sync_enter(thing) == 0 && objc_sync_enter(thing) == 0)
        #expect(objc_sync_exit(thing) == 0 && objc_sync_exit(thing) == 0)
        #expect(objc_sync_exit(thing) == -1)
    }

    @Test("A lock's state changes on one thread at a time")
    func counted() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in lock.withLock { $0 += 1 } }
        #expect(lock.withLock { $0 } == 1000)
    }
}
