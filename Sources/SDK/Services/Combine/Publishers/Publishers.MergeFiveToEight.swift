import OpenCombine

extension Publishers {
    /// The values of five publishers, as they arrive.
    public struct Merge5<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output,
        D.Failure == E.Failure, D.Output == E.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inputs = JoinedInputs(subscriber, count: 5, waiting: .all) { $1[$0] as? Output }
            subscriber.receive(subscription: inputs)
            inputs.subscribe(a).subscribe(b).subscribe(c).subscribe(d).subscribe(e)
        }

        public func merge<Z: Publisher>(
            with z: Z
        ) -> Publishers.Merge6<A, B, C, D, E, Z>
        where E.Failure == Z.Failure, E.Output == Z.Output {
            Publishers.Merge6(a, b, c, d, e, z)
        }

        public func merge<Z: Publisher, Y: Publisher>(
            with z: Z, _ y: Y
        ) -> Publishers.Merge7<A, B, C, D, E, Z, Y>
        where E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
            Publishers.Merge7(a, b, c, d, e, z, y)
        }

        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
            with z: Z, _ y: Y, _ x: X
        ) -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
        where
            E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output
        {
            Publishers.Merge8(a, b, c, d, e, z, y, x)
        }
    }

    /// The values of six publishers, as they arrive.
    public struct Merge6<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output,
        D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inputs = JoinedInputs(subscriber, count: 6, waiting: .all) { $1[$0] as? Output }
            subscriber.receive(subscription: inputs)
            inputs.subscribe(a).subscribe(b).subscribe(c).subscribe(d).subscribe(e).subscribe(f)
        }

        public func merge<Z: Publisher>(
            with z: Z
        ) -> Publishers.Merge7<A, B, C, D, E, F, Z>
        where F.Failure == Z.Failure, F.Output == Z.Output {
            Publishers.Merge7(a, b, c, d, e, f, z)
        }

        public func merge<Z: Publisher, Y: Publisher>(
            with z: Z, _ y: Y
        ) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
        where F.Failure == Z.Failure, F.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
            Publishers.Merge8(a, b, c, d, e, f, z, y)
        }
    }

    /// The values of seven publishers, as they arrive.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output,
        D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output,
        F.Failure == G.Failure, F.Output == G.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inputs = JoinedInputs(subscriber, count: 7, waiting: .all) { $1[$0] as? Output }
            subscriber.receive(subscription: inputs)
            inputs.subscribe(a).subscribe(b).subscribe(c).subscribe(d).subscribe(e).subscribe(f).subscribe(g)
        }

        public func merge<Z: Publisher>(
            with z: Z
        ) -> Publishers.Merge8<A, B, C, D, E, F, G, Z>
        where G.Failure == Z.Failure, G.Output == Z.Output {
            Publishers.Merge8(a, b, c, d, e, f, g, z)
        }
    }

    /// The values of eight publishers, as they arrive.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output,
        D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output,
        F.Failure == G.Failure, F.Output == G.Output,
        G.Failure == H.Failure, G.Output == H.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G
        public let h: H

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inputs = JoinedInputs(subscriber, count: 8, waiting: .all) { $1[$0] as? Output }
            subscriber.receive(subscription: inputs)
            inputs.subscribe(a).subscribe(b).subscribe(c).subscribe(d).subscribe(e).subscribe(f).subscribe(g).subscribe(
                h)
        }
    }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}

extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
